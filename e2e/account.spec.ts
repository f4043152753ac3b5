import { expect, open, test } from './journey.ts';
import { ana, patient, remember } from './signIn.ts';

test('ACC-07, ACC-08: a customer edits her account by keyboard, and it stays after a reload', async ({
  page,
  context,
}) => {
  await remember(context, ana);
  await open(page, 'ar', '/account/editaccount');
  await page.getByLabel('Nombre', { exact: true }).focus(patient);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type("Ñusta D'Ana");
  await page.getByLabel('Ofertas y novedades').focus();
  await page.keyboard.press('Space');
  const isSubscribed = await page.getByLabel('Ofertas y novedades').isChecked();
  await page.getByLabel('Apellido').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Datos actualizados exitosamente.')).toBeVisible(patient);
  await expect(page.getByText("Hola, Ñusta D'Ana")).toBeVisible(patient);
  expect(new URL(page.url()).pathname).toBe('/account');

  await page.reload();
  await page.getByRole('link', { name: 'Editar mis datos' }).tap(patient);
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue("Ñusta D'Ana", patient);
  expect(await page.getByLabel('Ofertas y novedades').isChecked()).toBe(isSubscribed);

  await test.step('HOME-13: home greets her by her new name', async () => {
    await open(page, 'ar');
    await expect(page.getByRole('link', { name: /^Hola, Ñusta D'Ana\. Envío gratis/ })).toBeVisible(patient);
  });
});
