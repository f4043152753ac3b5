import { expect, open, test } from './journey.ts';

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
