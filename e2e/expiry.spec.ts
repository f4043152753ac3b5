import { expect, open, test } from './journey.ts';
import { cartOf, expired, nothing, orderByCode, pathOf, patient, signIn, traces } from './signIn.ts';

const message = 'Error de autorización. Ingrese nuevamente.';

test('API-57, SESS-47, STATE-14: a customer adds by her token; an add in which her session expires goes into the cart of a guest', async ({
  page,
  visitor,
}) => {
  // What is sent with changes of the cart, in order.
  const adds: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.endsWith('/api/cart/'))
      adds.push(decodeURIComponent(request.postData() ?? ''));
  });
  await open(page, 'ar', '/login');
  await signIn(page, 'socia');
  await expect(page.getByText('Hola, Inés')).toBeVisible(patient);
  await expect(cartOf(page, '1 producto')).toBeVisible(patient);
  await page.getByRole('link', { name: 'Inicio' }).tap();
  await orderByCode(page, 'ZP0001-39');
  await expect(cartOf(page, '2 productos')).toBeVisible(patient);
  expect(adds).toEqual([expect.stringMatching(/^item=ZP0001-39&quantity=1&hash=\w+&token=tok-[\w-]+$/)]);

  // By the clock of the server her token is no longer valid.
  const headers = { 'x-mock-visitor': visitor };
  await page.request.post('/__mock/clock', { headers, data: { now: '2036-05-01T10:00:00Z' } });
  await orderByCode(page, 'ZP0001-40');
  await expect(page.getByText(message)).toBeVisible(patient);
  await expect(cartOf(page, '1 producto')).toBeVisible(patient);
  expect(adds.slice(1)).toEqual([
    expect.stringMatching(/^item=ZP0001-40&quantity=1&hash=\w+&token=tok-[\w-]+$/),
    'items=ZP0001-40=1',
  ]);
  await expect.poll(() => traces(page)).toEqual(nothing);
  expect(pathOf(page)).toBe('/');

  await test.step('SESS-47: on a guarded screen it asks for a login, and returns there', async () => {
    await open(page, 'ar', '/account?desde=correo');
    await signIn(page, 'socia');
    await expect(page.getByText('Hola, Inés')).toBeVisible(patient);
    await page.route('**/customer/info**', (route) => route.fulfill(expired));
    await page.reload();
    await expect(page.getByText(message)).toBeVisible(patient);
    expect(pathOf(page)).toBe('/login');
    expect(await traces(page)).toEqual(nothing);
    await page.unroute('**/customer/info**');
    await signIn(page, 'socia');
    await expect(page.getByText('Hola, Inés')).toBeVisible(patient);
    expect(pathOf(page)).toBe('/account?desde=correo');
  });
});
