import { lago } from '#fixtures/situations.ts';
import { violationsIn } from './axe.ts';
import { expect, open, test } from './journey.ts';
import { orderByCode, pathOf, patient, signIn } from './signIn.ts';

const heartOf = (name: string) => ({ name: `Guardar ${name} en favoritos` });
const boots = 'Botín de cuero Quena';

test('WISH-02, KEEP-05: a guest taps a heart, signs in, and the favourite is there', async ({ page }) => {
  await open(page, 'ar', lago.path);
  await page.getByRole('button', heartOf(lago.name)).tap(patient);
  await expect(page.getByText('Debe registrarse para agregar a favoritos.')).toBeVisible();
  await page.getByRole('link', { name: 'Ingresar' }).tap();
  await signIn(page, 'nueva');
  await expect(page.getByText('El producto se agregó a favoritos.')).toBeVisible(patient);
  expect(pathOf(page)).toBe(lago.path);
  await expect(page.getByRole('button', { ...heartOf(lago.name), pressed: true })).toBeVisible(patient);
  await page.reload();
  await expect(page.getByRole('button', { ...heartOf(lago.name), pressed: true })).toBeVisible(patient);
});

test('ROUTE-07, WISH-05, ERR-54: a favourite is moved to the cart', async ({ page }) => {
  await open(page, 'ar', '/');
  await page.getByRole('link', { name: 'Favoritos' }).tap();
  await signIn(page, 'socia');
  await expect(page.getByRole('heading', { level: 1, name: 'Mis favoritos' })).toBeVisible(patient);
  expect(pathOf(page)).toBe('/account/wishlist');
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: `Agregar al carrito ${lago.name}` }).tap();
  const sheet = page.getByRole('dialog', { name: 'Seleccione su talle' });
  await sheet.getByRole('button', { name: /^39/ }).tap(patient);
  await expect(page.getByText('Producto agregado al carrito.')).toBeVisible(patient);
  await expect(page.getByRole('link', { name: /^Carrito, 2 productos/ }).first()).toBeVisible();
});

test('KEEP-01, ERR-65: a removed favourite is restored in its place', async ({ page }) => {
  await open(page, 'ar', '/account/wishlist');
  await signIn(page, 'ana');
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names.nth(1)).toHaveText(boots, patient);
  await page.getByRole('button', { name: `Quitar ${boots}` }).tap();
  await expect(page.getByText('Producto removido de su lista de favoritos.')).toBeVisible(patient);
  await expect(names).toHaveCount(5);
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await expect(names).toHaveCount(6, patient);
  await expect(names.nth(1)).toHaveText(boots);
});

test('KEEP-07: a line that is saved for later is there after a reload, and moves back', async ({ page }) => {
  await open(page, 'ar', '/');
  await orderByCode(page, 'ZP0001-39');
  await page.getByRole('link', { name: 'Ir al carrito' }).tap();
  await page.getByRole('button', { name: `Guardar para después ${lago.name}` }).tap();
  await expect(page.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible(patient);
  const saved = page.getByRole('region', { name: 'Guardados para después' });
  await expect(saved.getByRole('heading', { name: lago.name })).toBeVisible();
  await page.waitForFunction(() => localStorage['saved_lines']?.includes('ZP0001-39'));
  await page.reload();
  await saved.getByRole('button', { name: `Mover al carrito ${lago.name}` }).tap(patient);
  await expect(page.getByRole('button', { name: `Guardar para después ${lago.name}` })).toBeVisible(patient);
  await expect(saved).toHaveCount(0);
});
