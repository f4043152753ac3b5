import { cards, choose, fieldOf, fill } from './addressBook.ts';
import { expect, open, test } from './journey.ts';
import { expired, nothing, pathOf, patient, signOut, traces } from './signIn.ts';

/** What is typed into each field of the registration, by its label. */
const person = {
  'E-mail': 'maria@mail.com',
  Contraseña: 'Clave123',
  'Repetir contraseña': 'Clave123',
  Nombre: 'María José',
  Apellido: "Núñez D'Angelo",
  'Número de DNI': '30.123.456',
  Día: '7',
  Mes: '5',
  Año: '1990',
};

test('ROUTE-48, ERR-60, ROUTE-16: a new customer registers, adds an address and signs out', async ({
  page,
}) => {
  await open(page, 'ar', '/account?desde=correo');
  await page.getByRole('link', { name: 'Registrarse' }).tap();
  // The sign in has a field for an e-mail too.
  await expect(page.getByRole('heading', { level: 1, name: 'Registrarse' })).toBeVisible(patient);
  await fill(page, person);
  await page.getByRole('radio', { name: 'Femenino' }).check();
  const register = page.getByRole('button', { name: 'Registrarse' });

  await test.step('ERR-14, FORM-02: what was typed is kept if the server answers as to an expired session', async () => {
    await page.route('**/customer/create**', (route) => route.fulfill(expired), { times: 1 });
    await register.tap();
    const refusal = page.getByRole('alert').getByText('Error de autorización. Ingrese nuevamente.');
    await expect(refusal).toBeVisible(patient);
    for (const [label, value] of Object.entries(person))
      await expect(fieldOf(page, label)).toHaveValue(value);
    await expect(page.getByRole('radio', { name: 'Femenino' })).toBeChecked();
    expect(pathOf(page)).toBe('/register');
    expect(await traces(page)).toEqual(nothing);
  });

  // By key: taps that follow each other this fast are a double tap.
  await register.press('Enter');
  await expect(page.getByText('Usuario registrado exitosamente.')).toBeVisible(patient);
  await expect.poll(() => pathOf(page)).toBe('/account?desde=correo');
  expect(await traces(page)).toEqual({ cookies: ['access_token', 'session-id'], keep: '0', hasToken: true });

  await page.getByRole('link', { name: 'Mis direcciones' }).tap(patient);
  await expect(page.getByText('Todavía no tiene direcciones.')).toBeVisible(patient);
  await page.getByRole('link', { name: 'Agregar dirección' }).tap();
  await expect(fieldOf(page, 'Calle')).toBeVisible(patient);
  await fill(page, {
    Nombre: person.Nombre,
    Apellido: person.Apellido,
    'Código de área': '221',
    Teléfono: '4567 890',
    'Código postal': '1900',
    Calle: 'Calle de los Ñandúes',
    Número: '12',
  });
  await choose(page, 'Provincia', 'Buenos Aires');
  await choose(page, 'Ciudad', 'La Plata');
  await page.getByRole('button', { name: 'Guardar' }).tap();
  await expect(page.getByText('Dirección agregada exitosamente.')).toBeVisible(patient);
  await expect(cards(page)).toHaveText(['Calle de los Ñandúes 12'], patient);
  expect(pathOf(page)).toBe('/account/addresses');

  await open(page, 'ar', '/account');
  await signOut(page);
  await expect(page.getByText('Sesión cerrada.')).toBeVisible(patient);
  await test.step('ROUTE-47: her addresses ask for a login then', async () => {
    await open(page, 'ar', '/account/addresses');
    await expect.poll(() => pathOf(page), patient).toBe('/login');
  });
});
