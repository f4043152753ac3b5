import { violationsIn } from './axe.ts';
import { expect, open, test } from './journey.ts';
import { patient, signIn } from './signIn.ts';

test('ROUTE-15, ACC-07, ACC-08: a customer edits her account by keyboard, and it stays after a reload', async ({
  page,
}) => {
  await open(page, 'ar', '/account/editaccount');
  await signIn(page, 'ana');
  await expect(page.getByRole('heading', { level: 1, name: 'Editar mis datos' })).toBeVisible(patient);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByLabel('Nombre', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type("Ñusta D'Ana");
  await page.getByLabel('Ofertas y novedades').focus();
  await page.keyboard.press('Space');
  const wasSubscribed = !(await page.getByLabel('Ofertas y novedades').isChecked());
  await page.getByLabel('Apellido').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Datos actualizados exitosamente.')).toBeVisible(patient);
  await expect(page.getByText("Hola, Ñusta D'Ana")).toBeVisible(patient);
  expect(new URL(page.url()).pathname).toBe('/account');
  expect(await violationsIn(page)).toEqual([]);

  await page.reload();
  await page.getByRole('link', { name: 'Editar mis datos' }).tap();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue("Ñusta D'Ana", patient);
  expect(await page.getByLabel('Ofertas y novedades').isChecked()).toBe(!wasSubscribed);
});

test('HOME-13: home greets who is logged in, also after a reload, and nobody else', async ({ page }) => {
  await open(page, 'cl', '/');
  await expect(page.getByRole('link', { name: /Envío gratis desde/ })).toBeVisible(patient);
  await expect(page.getByText(/^Hola/)).toHaveCount(0);
  await open(page, 'cl', '/login');
  await signIn(page, 'socia');
  await expect(page.getByText('Hola, Inés')).toBeVisible(patient);
  await open(page, 'cl', '/');
  await expect(page.getByRole('link', { name: /^Hola, Inés\. Envío gratis/ })).toBeVisible(patient);
});

test('ROUTE-18, TFA-12, TFA-14: two steps are turned on, a device is deleted, and they are turned off', async ({
  page,
}) => {
  await open(page, 'co', '/account/enableauth');
  await signIn(page, 'nueva');
  await page.getByRole('button', { name: 'Activar' }).tap(patient);
  await page.getByRole('textbox', { name: 'Código' }).fill('1234');
  await page.getByRole('button', { name: 'Verificar' }).tap();
  await expect(page.getByText('Este dispositivo')).toBeVisible(patient);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: /^Eliminar / }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).tap();
  await expect(page.getByText('Dispositivo eliminado exitosamente.')).toBeVisible(patient);
  await expect(page.getByText('Este dispositivo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Desactivar' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).tap();
  await expect(page.getByText('Desactivada', { exact: true })).toBeVisible(patient);
});
