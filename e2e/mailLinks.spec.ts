import { expect, open, test } from './journey.ts';

test('ROUTE-36, ROUTE-37: the links in e-mails lead to the survey and to the end of the newsletter', async ({
  page,
}) => {
  await open(page, 'ar', '/customer/nps/?utm_source=mail');
  await page.getByRole('radio', { name: '10' }).check();
  await page.getByRole('button', { name: 'Enviar respuesta' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Gracias por su respuesta.' })).toBeVisible();

  await open(page, 'cl', '/newsletter/unsign/key/nl-7f3a/');
  await page.getByRole('button', { name: 'Cancelar suscripción' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Su suscripción fue cancelada.' })).toBeVisible();
});
