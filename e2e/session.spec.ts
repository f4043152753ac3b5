import { expect, open, test, withoutNetwork } from './journey.ts';
import { expired, nothing, orderByCode, pathOf, patient, signIn, signOut, traces } from './signIn.ts';

test('ROUTE-47, ROUTE-48: a guarded address asks for a login, and is opened after it', async ({ page }) => {
  await open(page, 'ar', '/account?desde=correo');
  await expect(page.getByRole('heading', { level: 1, name: 'Ingresar' })).toBeVisible(patient);
  expect(pathOf(page)).toBe('/login');
  await signIn(page, 'ana', 'Wrong123');
  await expect(page.getByRole('alert').getByText('E-mail o contraseña incorrectos.')).toBeVisible(patient);
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@vidriera.example');
  expect(await traces(page)).toEqual(nothing);
  await signIn(page, 'ana');
  await expect(page.getByText('Hola, Ana')).toBeVisible(patient);
  expect(pathOf(page)).toBe('/account?desde=correo');
  expect(await traces(page)).toEqual({ cookies: ['access_token', 'session-id'], keep: '0', hasToken: true });

  await page.reload();
  await expect(page.getByText('ana@vidriera.example')).toBeVisible(patient);
  expect(pathOf(page)).toBe('/account?desde=correo');
});

test('KEEP-06, CART-22: the cart of a guest is merged on the way in, and the customer is told', async ({
  page,
}) => {
  await open(page, 'ar', '/');
  await orderByCode(page, 'ZP0001-39');
  await expect(page.getByRole('link', { name: 'Carrito, 1 producto' }).first()).toBeVisible(patient);
  await page.getByRole('link', { name: 'Categorías' }).tap();
  await page.getByRole('link', { name: 'Mi cuenta' }).tap();
  await signIn(page, 'socia');
  await expect(page.getByText(/^Sumamos 1 producto/)).toBeVisible(patient);
  await expect(page.getByRole('link', { name: 'Carrito, 2 productos' }).first()).toBeVisible(patient);
});

test.describe('without network', () => {
  test.use({ expectedFaults: withoutNetwork });

  for (const [name, isAsked] of [
    ['after it was asked for', true],
    ['whose question has not been loaded', false],
  ] as const)
    test(`SESS-45: a logout without network, ${name}, leaves nothing behind`, async ({ page }) => {
      // Home is on the device already: it is where a logout leads.
      await open(page, 'br', '/');
      const question = [
        /SignOutSheet-.*js$/,
        /savedLines-.*js$/,
        /ConfirmSheet-.*js$/,
        /ConfirmSheet-.*css$/,
      ];
      const loaded = isAsked && Promise.all(question.map((file) => page.waitForResponse(file)));
      if (!isAsked) await page.route('**/ConfirmSheet-*', (route) => route.abort('internetdisconnected'));
      await page.getByRole('link', { name: 'Categorías' }).tap();
      await page.getByRole('link', { name: 'Mi cuenta' }).tap();
      await signIn(page, 'ana');
      const leave = page.getByRole('button', { name: 'Cerrar sesión' });
      await expect(leave).toBeVisible(patient);
      await loaded;
      await page.context().setOffline(true);
      if (isAsked) await signOut(page);
      else await leave.tap();
      await expect(page.getByText('Sesión cerrada.')).toBeVisible(patient);
      expect(pathOf(page)).toBe('/');
      expect(await traces(page)).toEqual(nothing);
      await page.context().setOffline(false);
    });
});

test('SESS-47: a session that has expired asks for a login on a guarded screen, and returns there', async ({
  page,
}) => {
  await open(page, 'co', '/login');
  await signIn(page, 'ana');
  await expect(page.getByText('Hola, Ana')).toBeVisible(patient);
  await page.route('**/customer/info**', (route) => route.fulfill(expired));
  await page.reload();
  await expect(page.getByText('Error de autorización. Ingrese nuevamente.')).toBeVisible(patient);
  expect(pathOf(page)).toBe('/login');
  expect(await traces(page)).toEqual(nothing);
  await page.unroute('**/customer/info**');
  await signIn(page, 'ana');
  await expect(page.getByText('Hola, Ana')).toBeVisible(patient);
});

test('ROUTE-48, SESS-43, STATE-14: who asked for nothing is at the account; what one tab does with the session, the other follows', async ({
  page,
  openTab,
}) => {
  await open(page, 'ar', '/login');
  await signIn(page, 'ana');
  await expect(page.getByText('Hola, Ana')).toBeVisible(patient);
  expect(pathOf(page)).toBe('/account');
  const other = await openTab();
  await open(other, 'ar', '/account');
  await expect(other.getByText('ana@vidriera.example')).toBeVisible(patient);

  await page.bringToFront();
  await signOut(page);
  await expect(page.getByText('Sesión cerrada.')).toBeVisible(patient);
  await open(page, 'ar', '/login');
  await signIn(page, 'nueva');
  await expect(page.getByText('Hola, Julia')).toBeVisible(patient);

  await other.bringToFront();
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await open(other, 'ar', '/account');
  await expect(other.getByText('nueva@vidriera.example')).toBeVisible(patient);
  await expect(other.getByText('ana@vidriera.example')).toHaveCount(0);
});
