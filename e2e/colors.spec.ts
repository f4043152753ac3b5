import type { Page } from '@playwright/test';
import { lago, lagoInBlack } from '#fixtures/situations.ts';
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

test.use({ expectedFaults: withoutNetwork });

test('PROD-18, KEEP-08, FIND-06: another color keeps size, scroll position, picture and history, also after a failure without network', async ({
  page,
  context,
}) => {
  await open(page, 'ar', lago.path);
  const second = gallery(page).getByRole('button', { name: /^Foto 2/ });
  await second.tap();
  await expect(second).toHaveAttribute('aria-current', 'true');
  const size = page.getByRole('radio', { name: '39' });
  await size.press('Space');
  // The code of the messages is on the device.
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible();
  await page.getByRole('heading', { name: 'Otros colores' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }));
  const before = await placeOf(page);
  expect(before).toMatchObject({ picture: 1 });
  expect(before.top).toBeGreaterThan(100);

  await test.step('KEEP-08: without network it says so in place, and keeps the size', async () => {
    await context.setOffline(true);
    await color(page, lagoInBlack.color).tap();
    await expect(page.getByText('No hay conexión disponible.').first()).toBeVisible();
    await expect(color(page, lago.color)).toHaveAttribute('aria-current', 'true');
    await expect(size).toBeChecked();
    await context.setOffline(false);
  });

  await test.step('PROD-18: by touch and by key, there and back', async () => {
    await color(page, lagoInBlack.color).tap();
    await expect(color(page, lagoInBlack.color)).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(new RegExp(`${lagoInBlack.path}$`));
    await expect.poll(() => placeOf(page)).toEqual(before);
    await expect(size).toBeChecked();
    await color(page, lago.color).press('Enter');
    await expect(color(page, lago.color)).toHaveAttribute('aria-current', 'true');
    await expect(color(page, lago.color)).toBeFocused();
    await expect.poll(() => placeOf(page)).toEqual(before);
    await page.reload();
    await expect(color(page, lago.color)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('FIND-06: back from a recommended product leads to the row it was in', async () => {
    const row = page.getByRole('region', { name: 'También le puede gustar' });
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(row).toBeVisible({ timeout: 500 });
    }).toPass();
    const name = String(await row.getByRole('link').first().textContent());
    const link = row.getByRole('link', { name });
    await link.scrollIntoViewIfNeeded();
    const topOf = async () => (await link.boundingBox())?.y ?? Number.NaN;
    const top = await topOf();
    await link.tap();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: lago.name })).toBeVisible();
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);
  });
});
