import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { expired, nothing, pathOf, patient, traces } from './signIn.ts';

/** What is typed into each field, by its label. */
const typed = {
  'E-mail': 'maria@mail.com',
  Contraseña: 'Clave123',
  'Repetir contraseña': 'Clave123',
  Nombre: 'María José',
  Apellido: 'Pérez',
  'Número de DNI': '30.123.456',
  Día: '7',
  Mes: '5',
  Año: '1990',
};

const fieldOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function expectTyped(page: Page) {
  for (const [label, value] of Object.entries(typed)) await expect(fieldOf(page, label)).toHaveValue(value);
  await expect(page.getByRole('radio', { name: 'Femenino' })).toBeChecked();
}

test('ERR-14, FORM-02, ROUTE-48: a registration that the server answers as expired keeps what was typed, and leads back once it is sent again', async ({
  page,
}) => {
  await open(page, 'ar', '/account?desde=correo');
  await page.getByRole('link', { name: 'Registrarse' }).tap();
  // The sign in has a field for an e-mail too.
  await expect(page.getByRole('heading', { level: 1, name: 'Registrarse' })).toBeVisible(patient);
  for (const [label, value] of Object.entries(typed)) await fieldOf(page, label).fill(value);
  await page.getByRole('radio', { name: 'Femenino' }).check();
  const register = page.getByRole('button', { name: 'Registrarse' });

  await page.route('**/customer/create**', (route) => route.fulfill(expired));
  await register.tap();
  const refusal = page.getByRole('alert').getByText('Error de autorización. Ingrese nuevamente.');
  await expect(refusal).toBeVisible(patient);
  await expectTyped(page);
  expect(pathOf(page)).toBe('/register');
  expect(await traces(page)).toEqual(nothing);

  await page.unroute('**/customer/create**');
  await register.tap();
  await expect(page.getByText('Usuario registrado exitosamente.')).toBeVisible(patient);
  await expect.poll(() => pathOf(page)).toBe('/account?desde=correo');
  expect(await traces(page)).toEqual({ cookies: ['access_token', 'session-id'], keep: '0', hasToken: true });
});
