import type { Page } from '@playwright/test';
import { shoeList } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

const { path } = shoeList;

const total = (page: Page) => page.getByRole('main').getByRole('status').first();
const countIn = (text: string | null) => /[\d.]+/.exec(text ?? '')?.[0] ?? '';
const search = (page: Page) => new URL(page.url()).search;

test('FILT-23, FIND-01, FIND-02: from a list through its filters to fewer products, and back', async ({
  page,
}) => {
  await open(page, 'ar', path);
  await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible();
  const all = countIn(await total(page).textContent());
  const opener = page.getByRole('button', { name: /^Filtrar/ });
  await opener.tap();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet).toBeVisible();

  await sheet.getByText('Marca', { exact: true }).first().tap();
  await sheet.getByRole('searchbox', { name: 'Buscar en Marca' }).fill('zap');
  await sheet.getByRole('checkbox', { name: 'Zapala' }).tap();
  await sheet.getByRole('checkbox', { name: /^38\b/ }).tap();
  await sheet.getByRole('textbox', { name: 'Mínimo' }).fill('40000');
  await sheet.getByRole('textbox', { name: 'Máximo' }).fill('120000');
  const apply = sheet.getByRole('button', { name: /^Aplicar Ver [\d.]+ productos?$/ });
  await expect(apply).toBeVisible();
  await expect(apply).not.toHaveText(new RegExp(`Ver ${all} productos`));
  const promised = countIn(await apply.textContent());
  expect(search(page)).toBe('');
  await apply.tap();

  await expect(page).toHaveURL(/\?brand=zapala&shoe_size=38&price=40000-120000$/);
  await expect(total(page)).toHaveText(new RegExp(`^${promised} productos?$`));
  await expect(opener).toBeFocused();
  const chip = (label: RegExp) => page.getByRole('button', { name: label });
  await expect(chip(/^Quitar filtro Zapala$/)).toBeVisible();
  await expect(chip(/^Quitar filtro \$.40\.000 - \$.120\.000$/)).toHaveCount(1);

  await chip(/^Quitar filtro 38$/).tap();
  await expect(page).toHaveURL(/\?brand=zapala&price=40000-120000$/);
  await expect(total(page)).not.toHaveText(new RegExp(`^${promised} productos?$`));
  await page.goBack();
  await expect(page).toHaveURL(/\?brand=zapala&shoe_size=38&price=40000-120000$/);
  await expect(total(page)).toHaveText(new RegExp(`^${promised} productos?$`));

  await page.reload();
  await expect(chip(/^Quitar filtro 38$/)).toBeVisible();
  await expect(total(page)).toHaveText(new RegExp(`^${promised} productos?$`));

  await opener.tap();
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('checkbox', { name: /^38\b/ })).toBeChecked();
  await sheet.getByRole('button', { name: 'Limpiar' }).tap();
  await expect(sheet.getByRole('button', { name: `Aplicar Ver ${all} productos` })).toBeVisible();
  await sheet.getByRole('button', { name: /^Aplicar/ }).tap();
  await expect.poll(() => search(page)).toBe('');
  await expect(total(page)).toHaveText(`${all} productos`);
});
