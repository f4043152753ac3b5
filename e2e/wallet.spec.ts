import type { Page } from '@playwright/test';
import { fill } from './addressBook.ts';
import { expect, open, test } from './journey.ts';
import { ana, patient, remember } from './signIn.ts';

/** Requests the money, with an account of Argentina. */
async function sendRequest(page: Page) {
  await page.getByRole('link', { name: 'Solicitar devolución' }).tap();
  await fill(page, {
    'Nombre y apellido del titular': 'Ana Suárez',
    'DNI del titular': '30.123.456',
    CBU: '2850590940090418135201',
    'CUIT o CUIL del titular': '20-17254359-7',
    'E-mail del titular': 'ana@mail.com',
  });
  await page.getByLabel('Caja de ahorro').check();
  await page.getByRole('button', { name: 'Enviar solicitud' }).tap();
  await expect(page.getByText('Su solicitud fue enviada.')).toBeVisible(patient);
}

test('WALL-07, WALL-10, ROUTE-13: a customer asks for the balance of her wallet, which then is empty', async ({
  page,
  context,
}) => {
  await remember(context, ana);
  await open(page, 'ar', '/account/wallet');
  await expect(page.getByRole('region', { name: 'Saldo disponible' })).toBeVisible(patient);
  await sendRequest(page);
  await expect(page.getByRole('region', { name: 'Saldo disponible' })).toContainText('$\u00a00', patient);
  await expect(page.getByRole('link', { name: /^Egreso/ }).first()).toBeVisible();

  await test.step('CRED-08, ROUTE-11, ROUTE-12: and for the money of a credit, of which nothing is left', async () => {
    await open(page, 'ar', '/account/credits');
    await page.getByRole('link', { name: /^Devolución.*7\.500/ }).tap(patient);
    await sendRequest(page);
    await expect(page.getByRole('region', { name: 'Disponible' })).toContainText('$\u00a00', patient);
    await expect(page.getByRole('link', { name: 'Solicitar devolución' })).toHaveCount(0);
  });
});
