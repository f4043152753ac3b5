import { hold } from './hold.ts';
import { expect, open, test, withoutNetwork } from './journey.ts';
import { nothing, pathOf, patient, signIn, signOut, traces } from './signIn.ts';

test('ROUTE-47, ROUTE-48: a guarded address asks for a login, which takes its place in the history, and is opened after it', async ({
  page,
}) => {
  await open(page, 'ar', '/menu');
  await page.getByRole('link', { name: 'Mi cuenta' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Ingresar' })).toBeVisible(patient);
  expect(pathOf(page)).toBe('/login');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Mi cuenta' })).toBeVisible(patient);
  expect(pathOf(page)).toBe('/menu');

  // Below the account so does an address of no screen.
  await open(page, 'ar', '/account/puntos/2026?desde=correo');
  await expect.poll(() => pathOf(page), patient).toBe('/login');
  await signIn(page, 'ana', 'Wrong123');
  await expect(page.getByRole('alert').getByText('E-mail o contraseña incorrectos.')).toBeVisible(patient);
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@vidriera.example');
  expect(await traces(page)).toEqual(nothing);
  await signIn(page, 'ana');
  await expect(page.getByText('La página solicitada no existe.')).toBeVisible(patient);
  expect(pathOf(page)).toBe('/account/puntos/2026?desde=correo');
  expect(await traces(page)).toEqual({ cookies: ['access_token', 'session-id'], keep: '0', hasToken: true });
  await page.reload();
  await expect(page.getByText('La página solicitada no existe.')).toBeVisible(patient);
  expect(pathOf(page)).toBe('/account/puntos/2026?desde=correo');
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
  await test.step('ROUTE-49: while she is being logged in her screen waits, and asks for no login', async () => {
    const release = await hold(other, /\/customer\/login/);
    const asked = other.waitForRequest('**/customer/login**');
    await open(other, 'ar', '/account?desde=correo');
    await asked;
    await expect(other.getByRole('progressbar', { name: 'Cargando' })).toBeAttached(patient);
    expect(pathOf(other)).toBe('/account?desde=correo');
    await expect(other.getByText('Hola, Ana')).toHaveCount(0);
    await release();
    await expect(other.getByText('ana@vidriera.example')).toBeVisible(patient);
    expect(pathOf(other)).toBe('/account?desde=correo');
  });

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

test.describe('without network', () => {
  test.use({ expectedFaults: withoutNetwork });

  // `sessionCanary.spec.ts` logs out after the question.
  test('SESS-45: a logout whose question has not been loaded leaves nothing behind', async ({ page }) => {
    // Home is on the device already: it is where a logout leads.
    await open(page, 'ar', '/');
    await page.route('**/ConfirmSheet-*', (route) => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: 'Categorías' }).tap();
    await page.getByRole('link', { name: 'Mi cuenta' }).tap();
    await signIn(page, 'ana');
    const leave = page.getByRole('button', { name: 'Cerrar sesión' });
    await expect(leave).toBeVisible(patient);
    await page.context().setOffline(true);
    await leave.tap();
    await expect(page.getByText('Sesión cerrada.')).toBeVisible(patient);
    expect(pathOf(page)).toBe('/');
    expect(await traces(page)).toEqual(nothing);
  });
});
