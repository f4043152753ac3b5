import { expect, open, test } from './journey.ts';

const countries = [
  { country: 'ar', size: 'Talle 39', shoe: 'Zapatilla urbana Lago', total: '$\u00a048.499' },
  { country: 'cl', size: 'Talla 39', shoe: 'Zapatilla urbana Lago', total: '$31.480' },
  { country: 'co', size: 'Talla 39', shoe: 'Tenis urbano Lago', total: '$\u00a0132.800' },
  { country: 'br', size: 'Talle 39', shoe: 'Zapatilla urbana Lago', total: 'R$\u00a0199,80' },
] as const;

for (const { country, size, shoe, total } of countries) {
  test(`APP-23, APP-24: from home to the cart in ${country}`, async ({ page }) => {
    await open(page, country);
    await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
    await page.getByRole('button', { name: 'Comprar por código' }).tap();
    await page.getByLabel('Código del producto').fill('zp0001-39');
    await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
    const popup = page.getByRole('region', { name: 'Agregado al carrito' });
    await expect(popup).toContainText(shoe);
    await expect(popup).toContainText(size);
    await popup.getByRole('link', { name: 'Ir al carrito' }).tap();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(popup).toBeHidden();
    await expect(page.getByRole('definition').last()).toHaveText(total);
    await page.getByRole('button', { name: 'Volver' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
  });
}

test('APP-06: the code of a screen is loaded on the first visit to its route', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const cartChunkRequests = () => requested.filter((url) => /CartScreen-.*\.js$/.test(url)).length;
  await open(page, 'ar');
  await page.waitForLoadState('networkidle');
  expect(cartChunkRequests()).toBe(0);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Carrito' }).tap();
  await expect(page.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
  expect(cartChunkRequests()).toBe(1);
  await page.getByRole('link', { name: 'Ir a comprar' }).tap();
  await expect(page.getByRole('heading', { name: 'Todo el verano a pie' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
  expect(cartChunkRequests()).toBe(1);
});
