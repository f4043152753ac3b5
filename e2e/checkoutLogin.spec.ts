import { expect, open, test } from './journey.ts';
import { orderByCode, patient, pathOf, signIn, traces } from './signIn.ts';

/** Where the demonstration leaves the checkout to the retailer. */
const payment = 'El pago es de la tienda';

test('CART-29, ROUTE-51, CART-22: a guest signs in on the way from the cart, and arrives at the checkout with one cart', async ({
  page,
}) => {
  const events: string[] = [];
  await page.route('**/cart/merge**', async (route) => {
    const answer = await route.fetch();
    await page.waitForTimeout(1500);
    events.push('merged');
    await route.fulfill({ response: answer });
  });
  page.on('framenavigated', (frame) => {
    if (frame.url().endsWith('/_checkout/')) events.push('checkout');
  });
  await open(page, 'ar', '/');
  await orderByCode(page, 'ZP0001-39');
  await page.getByRole('link', { name: 'Carrito, 1 producto' }).first().tap();
  await expect(page.getByText('Talle 39')).toBeVisible(patient);
  await page.getByRole('button', { name: 'Finalizar compra' }).tap();
  await expect(page.getByLabel('E-mail')).toBeVisible(patient);
  expect(pathOf(page)).toBe('/checkout/login');
  await signIn(page, 'socia', 'Wrong123');
  await expect(page.getByRole('alert').getByText('E-mail o contraseña incorrectos.')).toBeVisible(patient);
  expect(pathOf(page)).toBe('/checkout/login');
  await signIn(page, 'socia');
  await expect(page.getByRole('heading', { name: payment })).toBeVisible(patient);
  expect(pathOf(page)).toBe('/_checkout/');
  // Her own line and the guest's; the page is not left before both are in one cart.
  expect(events).toEqual(['merged', 'checkout']);
  expect(await traces(page)).toEqual({ cookies: ['access_token', 'session-id'], keep: '0', hasToken: true });

  // The form is done: the way back leads to the cart, which has both.
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Carrito, 2 productos' }).first()).toBeVisible(patient);
  expect(pathOf(page)).toBe('/cart');
  for (const size of ['Talle 38', 'Talle 39']) await expect(page.getByText(size)).toBeVisible(patient);

  // A customer goes there at once, and comes back by the link as well as by the way back.
  await page.getByRole('button', { name: 'Finalizar compra' }).tap();
  await expect(page.getByRole('heading', { name: payment })).toBeVisible(patient);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Finalizar compra' })).not.toHaveAttribute('aria-busy');
  expect(pathOf(page)).toBe('/cart');
  await open(page, 'ar', '/checkout/login');
  await expect(page.getByRole('heading', { name: payment })).toBeVisible(patient);
  await page.getByRole('link', { name: 'Volver al carrito' }).tap();
  await expect(page.getByText('Talle 39')).toBeVisible(patient);
});
