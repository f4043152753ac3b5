import { hold } from './hold.ts';
import { expect, open, test } from './journey.ts';
import { expired, nothing, orderByCode, pathOf, patient, signIn, traces } from './signIn.ts';

test('ROUTE-47: the login that a guarded screen asks for takes its place in the history', async ({
  page,
}) => {
  await open(page, 'ar', '/menu');
  await page.getByRole('link', { name: 'Mi cuenta' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Ingresar' })).toBeVisible(patient);
  expect(pathOf(page)).toBe('/login');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Mi cuenta' })).toBeVisible(patient);
  expect(pathOf(page)).toBe('/menu');
});

test('ROUTE-47, ROUTE-48: below the account every address asks for a login, also one of no screen', async ({
  page,
}) => {
  for (const path of [
    '/account/editaccount',
    '/account/addresses',
    '/account/addaddress?desde=correo',
    '/account/editaddress/301/',
    '/account/enableauth',
    '/account/puntos/2026?desde=correo',
    '/account/',
  ]) {
    await open(page, 'ar', '/menu');
    await open(page, 'ar', path);
    await expect.poll(() => pathOf(page), patient).toBe('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Ingresar' })).toBeVisible(patient);
    await page.goBack();
    await expect.poll(() => pathOf(page), patient).toBe('/menu');
  }
  await open(page, 'ar', '/account/puntos/2026?desde=correo');
  await expect.poll(() => pathOf(page), patient).toBe('/login');
  await signIn(page, 'nueva');
  await expect(page.getByText('La página solicitada no existe.')).toBeVisible(patient);
  expect(pathOf(page)).toBe('/account/puntos/2026?desde=correo');
});

test('ROUTE-49: while a customer is being logged in her screen waits, and asks for no login', async ({
  page,
  openTab,
}) => {
  await open(page, 'ar', '/login');
  await signIn(page, 'ana');
  await expect(page.getByText('Hola, Ana')).toBeVisible(patient);
  const other = await openTab();
  const release = await hold(other, /\/customer\/login/);
  const asked = other.waitForRequest('**/customer/login**');
  await open(other, 'ar', '/account?desde=correo');
  await asked;
  await expect(other.getByRole('progressbar', { name: 'Cargando' })).toBeAttached(patient);
  expect(pathOf(other)).toBe('/account?desde=correo');
  await expect(other.getByText('Hola, Ana')).toHaveCount(0);
  await release();
  await expect(other.getByText('Hola, Ana')).toBeVisible(patient);
  expect(pathOf(other)).toBe('/account?desde=correo');
});

test('SESS-47: a session that expires on another screen is told there, and the visitor stays', async ({
  page,
}) => {
  await open(page, 'ar', '/login');
  await signIn(page, 'nueva');
  await expect(page.getByText('Hola, Julia')).toBeVisible(patient);
  await page.route('**/customer/info**', (route) => route.fulfill(expired));
  await open(page, 'ar', '/?desde=correo');
  await expect(page.getByText('Error de autorización. Ingrese nuevamente.')).toBeVisible(patient);
  expect(pathOf(page)).toBe('/?desde=correo');
  await expect.poll(() => traces(page)).toEqual(nothing);
  // A guest goes on shopping.
  await orderByCode(page, 'ZP0001-39');
  await expect(page.getByRole('link', { name: 'Carrito, 1 producto' }).first()).toBeVisible(patient);
});
