import { lago } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';
import { cartOf, pathOf, patient, signIn } from './signIn.ts';

const heart = { name: `Guardar ${lago.name} en favoritos` };

test('WISH-02, KEEP-05: a guest taps a heart, signs in, and the favourite is there', async ({ page }) => {
  await open(page, 'ar', lago.path);
  await page.getByRole('button', heart).tap(patient);
  await expect(page.getByText('Debe registrarse para agregar a favoritos.')).toBeVisible();
  await page.getByRole('link', { name: 'Ingresar' }).tap();
  await signIn(page, 'nueva');
  await expect(page.getByText('El producto se agregó a favoritos.')).toBeVisible(patient);
  expect(pathOf(page)).toBe(lago.path);
  await page.reload();
  await expect(page.getByRole('button', { ...heart, pressed: true })).toBeVisible(patient);

  await test.step('ROUTE-07, WISH-05, ERR-54: it is in her list, and moved to the cart', async () => {
    await open(page, 'ar', '/');
    await page.getByRole('link', { name: 'Favoritos' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Mis favoritos' })).toBeVisible(patient);
    expect(pathOf(page)).toBe('/account/wishlist');
    await page.getByRole('button', { name: `Agregar al carrito ${lago.name}` }).tap();
    const sheet = page.getByRole('dialog', { name: 'Seleccione su talle' });
    await sheet.getByRole('button', { name: /^39/ }).tap(patient);
    await expect(page.getByText('Producto agregado al carrito.')).toBeVisible(patient);
    await expect(cartOf(page, '1 producto')).toBeVisible();
  });
});
