import type { Page } from '@playwright/test';
import { lago, lagoInBlack, sources } from '#fixtures/situations.ts';
import { expect, open, test, withoutNetwork } from './journey.ts';

const gallery = (page: Page) => page.getByRole('region', { name: 'Fotos del producto' });
const color = (page: Page, name: string) => page.getByRole('link', { name: `Color ${name}` });

/** What stays where it is when another color takes the place of this one. */
const placeOf = async (page: Page) => ({
  top: await page.evaluate(() => scrollY),
  entries: await page.evaluate(() => history.length),
  picture: await gallery(page)
    .getByRole('button', { name: /^Foto \d/ })
    .evaluateAll((thumbs) => thumbs.findIndex((thumb) => thumb.getAttribute('aria-current') === 'true')),
});

for (const { source, flags } of sources)
  test.describe(source, () => {
    test.use({ flags });

    test(`PROD-18: another color keeps size, scroll position, picture and history, ${source}`, async ({
      page,
    }) => {
      await open(page, 'ar', lago.path);
      await gallery(page)
        .getByRole('button', { name: /^Foto 2/ })
        .tap();
      await expect(gallery(page).getByRole('button', { name: /^Foto 2/ })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await page.getByRole('radio', { name: '39' }).tap({ force: true });
      await page.getByRole('heading', { name: 'Otros colores' }).scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }));
      const before = await placeOf(page);
      expect(before).toMatchObject({ picture: 1 });
      expect(before.top).toBeGreaterThan(100);

      await color(page, lagoInBlack.color).tap();
      await expect(color(page, lagoInBlack.color)).toHaveAttribute('aria-current', 'true');
      await expect(page).toHaveURL(new RegExp(`${lagoInBlack.path}$`));
      expect(await placeOf(page)).toEqual(before);
      await expect(page.getByRole('radio', { name: '39' })).toBeChecked();

      await color(page, lago.color).press('Enter');
      await expect(color(page, lago.color)).toHaveAttribute('aria-current', 'true');
      await expect(color(page, lago.color)).toBeFocused();
      expect(await placeOf(page)).toEqual(before);

      await page.reload();
      await expect(color(page, lago.color)).toHaveAttribute('aria-current', 'true');
    });
  });

test.describe('without network', () => {
  test.use({ expectedFaults: withoutNetwork });

  test('KEEP-08: another color says so in place, and keeps the size', async ({ page, context }) => {
    await open(page, 'ar', lago.path);
    await page.getByRole('radio', { name: '39' }).tap({ force: true });
    // The code of the messages is on the device.
    await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible();
    await context.setOffline(true);
    await color(page, lagoInBlack.color).tap();
    await expect(page.getByText('No hay conexión disponible.').first()).toBeVisible();
    await expect(color(page, lago.color)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('radio', { name: '39' })).toBeChecked();
    await context.setOffline(false);
    await color(page, lagoInBlack.color).tap();
    await expect(color(page, lagoInBlack.color)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('radio', { name: '39' })).toBeChecked();
  });
});

test('FIND-06: back from a recommended product leads to the row it was in', async ({ page }) => {
  await open(page, 'ar', lago.path);
  const row = page.getByRole('region', { name: 'También le puede gustar' });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass();
  const link = row.getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const name = String(await link.textContent());
  const top = await page.evaluate(() => scrollY);
  await link.tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: lago.name })).toBeVisible();
  await expect(row.getByRole('link', { name })).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThanOrEqual(1);
});
