import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { expired, nothing, pathOf, patient, signIn, signOut, traces } from './signIn.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Ingrese el código' });

const boxOf = (page: Page) => question(page).getByRole('textbox', { name: 'Código' });

async function enter(page: Page, code: string) {
  await boxOf(page).fill(code);
  await question(page).getByRole('button', { name: 'Verificar' }).tap();
}

test('TFA-04, TFA-06, ERR-44: a sign in asks for the code, keeps a wrong one, and is complete with the right one', async ({
  page,
}) => {
  await open(page, 'ar', '/account?desde=correo');
  await signIn(page, 'segura');
  await expect(boxOf(page)).toBeFocused(patient);
  await enter(page, '9999');
  await expect(boxOf(page)).toHaveAccessibleDescription('El código ingresado no es válido.', patient);
  await expect(boxOf(page)).toHaveValue('9999');
  await expect(page.getByLabel('E-mail')).toHaveValue('segura@vidriera.example');
  expect(pathOf(page)).toBe('/login');
  expect(await traces(page)).toEqual(nothing);

  await enter(page, '1234');
  await expect(page.getByText('Dispositivo autenticado exitosamente.')).toBeVisible(patient);
  await expect(page.getByText('Hola, Carla')).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(pathOf(page)).toBe('/account?desde=correo');
  expect(await traces(page)).toEqual({ cookies: ['access_token', 'session-id'], keep: '0', hasToken: true });

  // The browser is known now.
  await signOut(page);
  await expect(page.getByText('Sesión cerrada.')).toBeVisible(patient);
  await open(page, 'ar', '/login');
  await signIn(page, 'segura');
  await expect(page.getByText('Hola, Carla')).toBeVisible(patient);
});

test('ERR-14, TFA-06: a token that expires while the code is entered costs nothing that was typed', async ({
  page,
}) => {
  await open(page, 'cl', '/login');
  await signIn(page, 'segura');
  await expect(boxOf(page)).toBeFocused(patient);
  await page.route('**/customer/validatetwoauth**', (route) => route.fulfill(expired));
  await enter(page, '1234');
  await expect(question(page).getByText('Error de autorización. Ingrese nuevamente.')).toBeVisible(patient);
  await expect(boxOf(page)).toHaveValue('1234');
  await expect(page.getByLabel('E-mail')).toHaveValue('segura@vidriera.example');
  expect(await traces(page)).toEqual(nothing);
  await page.unroute('**/customer/validatetwoauth**');

  // As it says: signing in anew, with the form as it was, and with a new code.
  await question(page).getByRole('button', { name: 'Cerrar' }).tap();
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('Vidriera1');
  await page.getByRole('button', { name: 'Ingresar' }).tap();
  await expect(boxOf(page)).toBeFocused(patient);
  await expect(boxOf(page)).toHaveValue('');
  await enter(page, '1234');
  await expect(page.getByText('Hola, Carla')).toBeVisible(patient);
});
