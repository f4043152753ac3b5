import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { expired, nothing, orderByCode, pathOf, patient, signIn, traces } from './signIn.ts';

const message = 'Error de autorización. Ingrese nuevamente.';

/** What was sent with changes of the cart, in order. */
function watchAdds(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.endsWith('/api/cart/')) sent.push(request.postData() ?? '');
  });
  return () => sent.map((body) => decodeURIComponent(body));
}

const cartOf = (page: Page, count: string) => page.getByRole('link', { name: `Carrito, ${count}` }).first();

test('API-57, SESS-47, STATE-14: a customer adds by her token; an add in which her session expires goes into the cart of a guest', async ({
  page,
  visitor,
}) => {
  const adds = watchAdds(page);
  await open(page, 'ar', '/login');
  await signIn(page, 'socia');
  await expect(page.getByText('Hola, Inés')).toBeVisible(patient);
  await expect(cartOf(page, '1 producto')).toBeVisible(patient);
  await page.getByRole('link', { name: 'Inicio' }).tap();
  await orderByCode(page, 'ZP0001-39');
  await expect(cartOf(page, '2 productos')).toBeVisible(patient);
  expect(adds()).toEqual([expect.stringMatching(/^item=ZP0001-39&quantity=1&hash=\w+&token=tok-[\w-]+$/)]);

  // By the clock of the server her token is no longer valid.
  const headers = { 'x-mock-session': visitor };
  await page.request.post('/__mock/clock', { headers, data: { now: '2036-05-01T10:00:00Z' } });
  await orderByCode(page, 'ZP0001-40');
  await expect(page.getByText(message)).toBeVisible(patient);
  await expect(cartOf(page, '1 producto')).toBeVisible(patient);
  expect(adds().slice(1)).toEqual([
    expect.stringMatching(/^item=ZP0001-40&quantity=1&hash=\w+&token=tok-[\w-]+$/),
    'items=ZP0001-40=1',
  ]);
  await expect.poll(() => traces(page)).toEqual(nothing);
  expect(pathOf(page)).toBe('/');
});

test('SESS-47, CART-22, ROUTE-51: a session that expires on the way to the checkout costs neither the cart nor the form', async ({
  page,
}) => {
  await open(page, 'ar', '/');
  await orderByCode(page, 'ZP0001-39');
  await cartOf(page, '1 producto').tap();
  await expect(page.getByText('Talle 39')).toBeVisible(patient);
  await page.getByRole('button', { name: 'Finalizar compra' }).tap();
  await expect(page.getByLabel('E-mail')).toBeVisible(patient);
  await page.route('**/cart/merge**', (route) => route.fulfill(expired));
  await signIn(page, 'socia');
  await expect(page.getByText(message)).toBeVisible(patient);
  await expect(page.getByRole('button', { name: 'Ingresar' })).not.toHaveAttribute('aria-busy');
  await expect(page.getByLabel('E-mail')).toHaveValue('socia@vidriera.example');
  await expect(cartOf(page, '1 producto')).toBeVisible(patient);
  await expect.poll(() => traces(page)).toEqual(nothing);
  expect(pathOf(page)).toBe('/checkout/login');

  await page.unroute('**/cart/merge**');
  // By key: taps that follow each other this fast are a double tap.
  await page.getByRole('button', { name: 'Ingresar' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'El pago es de la tienda' })).toBeVisible(patient);
  // With her own line and that of the guest.
  await page.goBack();
  await expect(cartOf(page, '2 productos')).toBeVisible(patient);
});
