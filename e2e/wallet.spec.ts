import { violationsIn } from './axe.ts';
import { expect, open, test } from './journey.ts';
import { patient, signIn } from './signIn.ts';
import type { Page } from '@playwright/test';

/** Fills in an account of Argentina, and sends the request. */
async function sendRequest(page: Page) {
  await page.getByLabel('Nombre y apellido del titular').fill('Ana Suárez');
  await page.getByLabel('DNI del titular').fill('30.123.456');
  await page.getByLabel('CBU').fill('2850590940090418135201');
  await page.getByLabel('CUIT o CUIL del titular').fill('20-17254359-7');
  await page.getByLabel('Caja de ahorro').check();
  await page.getByLabel('E-mail del titular').fill('ana@mail.com');
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enviar solicitud' }).tap();
  await expect(page.getByText('Su solicitud fue enviada.')).toBeVisible(patient);
}

test('CRED-08, ROUTE-11, ROUTE-12: a customer asks for the money of a credit, and nothing is left of it', async ({
  page,
}) => {
  await open(page, 'ar', '/account/credits');
  await signIn(page, 'ana');
  await page.getByRole('link', { name: /^Devolución.*7\.500/ }).tap(patient);
  await page.getByRole('link', { name: 'Solicitar devolución' }).tap();
  await sendRequest(page);
  await expect(page.getByRole('region', { name: 'Disponible' })).toContainText('$\u00a00', patient);
  await expect(page.getByRole('link', { name: 'Solicitar devolución' })).toHaveCount(0);
});

test('WALL-07, WALL-10, ROUTE-13: a customer asks for the balance of her wallet, which then is empty', async ({
  page,
}) => {
  await open(page, 'ar', '/account/wallet');
  await signIn(page, 'ana');
  await expect(page.getByRole('region', { name: 'Saldo disponible' })).toBeVisible(patient);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Solicitar devolución' }).tap();
  await sendRequest(page);
  await expect(page.getByRole('region', { name: 'Saldo disponible' })).toContainText('$\u00a00', patient);
  await expect(page.getByRole('link', { name: /^Egreso/ }).first()).toBeVisible();
});

test('MEMB-05, COUP-06, CONTENT-11: a member copies her coupon and uses it in the cart, under the policy of the pages', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'ar', '/account/memberships');
  await signIn(page, 'socia');
  await expect(page.getByRole('heading', { level: 2, name: 'Club Oro' }).first()).toBeVisible(patient);
  await expect(page.getByText(/^Envío gratis en/)).toBeVisible(patient);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copiar cupón ORO15' }).tap();
  await expect(page.getByText('Cupón copiado.')).toBeVisible();
  await page
    .getByRole('link', { name: /^Carrito/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Agregar un cupón ORO15' }).tap(patient);
  await page.getByRole('button', { name: 'Agregar', exact: true }).tap();
  await expect(page.getByText('Cupón agregado.')).toBeVisible(patient);
  await expect(page.getByRole('button', { name: 'Quitar cupón ORO15' })).toBeVisible();
});
