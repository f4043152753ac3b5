import { expect, open, test } from './journey.ts';
import { nothing, pathOf, patient, signIn, signOut, traces } from './signIn.ts';

test('TFA-04, TFA-06, ERR-44: a sign in asks for the code, keeps a wrong one, and is complete with the right one', async ({
  page,
}) => {
  const question = page.getByRole('dialog', { name: 'Ingrese el código' });
  const code = question.getByRole('textbox', { name: 'Código' });
  const enter = async (text: string) => {
    await code.fill(text);
    await question.getByRole('button', { name: 'Verificar' }).tap();
  };
  await open(page, 'ar', '/account?desde=correo');
  await signIn(page, 'segura');
  await expect(code).toBeFocused(patient);
  await enter('9999');
  await expect(code).toHaveAccessibleDescription('El código ingresado no es válido.', patient);
  await expect(code).toHaveValue('9999');
  await expect(page.getByLabel('E-mail')).toHaveValue('segura@vidriera.example');
  expect(pathOf(page)).toBe('/login');
  expect(await traces(page)).toEqual(nothing);

  await enter('1234');
  await expect(page.getByText('Dispositivo autenticado exitosamente.')).toBeVisible(patient);
  await expect(page.getByText('Hola, Carla')).toBeVisible();
  await expect(question).toBeHidden();
  expect(pathOf(page)).toBe('/account?desde=correo');
  expect(await traces(page)).toEqual({ cookies: ['access_token', 'session-id'], keep: '0', hasToken: true });

  // The browser is known now.
  await signOut(page);
  await expect(page.getByText('Sesión cerrada.')).toBeVisible(patient);
  await open(page, 'ar', '/account/enableauth');
  await signIn(page, 'segura');

  await test.step('ROUTE-18, TFA-12, TFA-14: the browser is deleted, and two steps are turned off', async () => {
    await expect(page.getByText('Este dispositivo')).toBeVisible(patient);
    await page.getByRole('button', { name: /^Eliminar / }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).tap();
    await expect(page.getByText('Dispositivo eliminado exitosamente.')).toBeVisible(patient);
    await expect(page.getByText('Este dispositivo')).toHaveCount(0);
    await page.getByRole('button', { name: 'Desactivar' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).tap();
    await expect(page.getByText('Desactivada', { exact: true })).toBeVisible(patient);
  });
});
