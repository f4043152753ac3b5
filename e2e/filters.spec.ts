import type { Page } from '@playwright/test';
import { shoeList, sources } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

const { path } = shoeList;

/** The mock renders each picture on its first request, one at a time. */
const drawn = { timeout: 20_000 };

const total = (page: Page) => page.getByRole('main').getByRole('status').first();
const countIn = (text: string | null) => /[\d.]+/.exec(text ?? '')?.[0] ?? '';
const search = (page: Page) => new URL(page.url()).search;

for (const { source, flags } of sources)
  test.describe(`on the ${source}`, () => {
    test.use({ flags });

    test('FILT-23, FIND-01, FIND-02: from a list through its filters to fewer products, and back', async ({
      page,
    }) => {
      // Five lists are loaded, each with pictures that are rendered on their first request.
      test.slow();
      await open(page, 'ar', path);
      await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible(drawn);
      const all = countIn(await total(page).textContent());
      const opener = page.getByRole('button', { name: /^Filtrar/ });
      await opener.tap();
      const sheet = page.getByRole('dialog', { name: 'Filtros' });
      await expect(sheet).toBeVisible(drawn);

      await sheet.getByText('Marca', { exact: true }).first().tap();
      await sheet.getByRole('searchbox', { name: 'Buscar en Marca' }).fill('zap');
      await sheet.getByRole('checkbox', { name: 'Zapala' }).tap();
      await sheet.getByRole('checkbox', { name: /^38\b/ }).tap();
      await sheet.getByRole('textbox', { name: 'Mínimo' }).fill('40000');
      await sheet.getByRole('textbox', { name: 'Máximo' }).fill('120000');
      const apply = sheet.getByRole('button', { name: /^Aplicar Ver [\d.]+ productos?$/ });
      await expect(apply).toBeVisible(drawn);
      await expect(apply).not.toHaveText(new RegExp(`Ver ${all} productos`));
      const promised = countIn(await apply.textContent());
      expect(search(page)).toBe('');
      await apply.tap();

      await expect(page).toHaveURL(/\?brand=zapala&shoe_size=38&price=40000-120000$/);
      await expect(total(page)).toHaveText(new RegExp(`^${promised} productos?$`), drawn);
      await expect(opener).toBeFocused();
      const chip = (label: RegExp) => page.getByRole('button', { name: label });
      await expect(chip(/^Quitar filtro Zapala$/)).toBeVisible();
      await expect(chip(/^Quitar filtro \$.40\.000 - \$.120\.000$/)).toHaveCount(1);

      await chip(/^Quitar filtro 38$/).tap();
      await expect(page).toHaveURL(/\?brand=zapala&price=40000-120000$/);
      await expect(total(page)).not.toHaveText(new RegExp(`^${promised} productos?$`), drawn);
      await page.goBack();
      await expect(page).toHaveURL(/\?brand=zapala&shoe_size=38&price=40000-120000$/);
      await expect(total(page)).toHaveText(new RegExp(`^${promised} productos?$`), drawn);

      await page.reload();
      await expect(chip(/^Quitar filtro 38$/)).toBeVisible(drawn);
      await expect(total(page)).toHaveText(new RegExp(`^${promised} productos?$`));

      await opener.tap();
      await expect(sheet).toBeVisible(drawn);
      await expect(sheet.getByRole('checkbox', { name: /^38\b/ })).toBeChecked();
      await sheet.getByRole('button', { name: 'Limpiar' }).tap();
      await expect(sheet.getByRole('button', { name: `Aplicar Ver ${all} productos` })).toBeVisible(drawn);
      await sheet.getByRole('button', { name: /^Aplicar/ }).tap();
      await expect.poll(() => search(page)).toBe('');
      await expect(total(page)).toHaveText(`${all} productos`, drawn);
    });

    test('CAT-31, CAT-32: another order begins at the first page', async ({ page }) => {
      await open(page, 'ar', `${path}?brand=zapala&page=2`);
      await page.getByRole('button', { name: /^Ordenar por/ }).tap(drawn);
      const sheet = page.getByRole('dialog', { name: 'Ordenar' });
      await sheet.getByRole('radio', { name: 'Menor precio' }).tap(drawn);
      await sheet.getByRole('button', { name: 'Aplicar' }).tap();
      await expect(page).toHaveURL(/\?brand=zapala&sort=price&dir=asc$/);
      await expect(page.getByRole('button', { name: 'Ordenar por Menor precio' })).toBeVisible(drawn);
    });
  });

test('CAT-33, CAT-37: a sorting formula of the address is stored in a cookie for a day', async ({ page }) => {
  await open(page, 'ar', `${path}?sortingFormula=f1`);
  await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible(drawn);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'custom_filter_sorting');
  expect(cookie?.value).toBe('f1');
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(120);
});
