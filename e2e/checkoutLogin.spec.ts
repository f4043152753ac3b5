import { expect, open, test } from './journey.ts';
import { orderByCode, patient, pathOf, signIn, traces } from './signIn.ts';

test('ROUTE-19, ROUTE-51, CART-22: a guest who signs in on the way to the checkout arrives there with one cart', async ({
  page,
}) => {
  const events: string[] = [];
  await page.route('**/cart/merge**', async (route) => {
    const answer = await route.fetch();
    await page.waitForTimeout(1500);
    events.push('merged');
    await route.fulfill({ response: answer });
  });
  // The checkout is another product: any page stands for it.
  await page.route('**/mock-checkout.html', async (route) => {
    events.push('checkout');
    await route.fulfill({ contentType: 'text/html', body: '<h1>Checkout</h1>' });
  });
  await open(page, 'ar', '/');
  await orderByCode(page, 'ZP0001-39');
  await page.getByRole('link', { name: 'Carrito, 1 producto' }).first().tap();
  await expect(page.getByText('Talle 39')).toBeVisible(patient);
  await open(page, 'ar', '/checkout/login');
  await signIn(page, 'socia', 'Wrong123');
  await expect(page.getByRole('alert').getByText('E-mail o contraseña incorrectos.')).toBeVisible(patient);
  expect(pathOf(page)).toBe('/checkout/login');
  await signIn(page, 'socia');
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible(patient);
  // Her own line and that of the guest; the page is not left before they are one cart.
  expect(events).toEqual(['merged', 'checkout']);
  expect(await traces(page)).toEqual({ cookies: ['access_token', 'session-id'], keep: '0', hasToken: true });

  // The form is done: the way back leads to the cart, which has both.
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Carrito, 2 productos' }).first()).toBeVisible(patient);
  expect(pathOf(page)).toBe('/cart');
  for (const size of ['Talle 38', 'Talle 39']) await expect(page.getByText(size)).toBeVisible(patient);
  await open(page, 'ar', '/checkout/login');
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible(patient);
});
