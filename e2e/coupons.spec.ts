import { expect, open, test } from './journey.ts';
import { orderByCode, patient } from './signIn.ts';

test('COUP-01, COUP-06, COUP-08: a coupon that is copied on a list lowers the price in the cart until it is removed', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'ar', '/');
  await orderByCode(page, 'ZP0001-38');
  await expect(page.getByRole('link', { name: 'Carrito, 1 producto' }).first()).toBeVisible(patient);
  await open(page, 'ar', '/mujer/calzado/');
  await page.getByRole('button', { name: 'Copiar cupón' }).tap();
  await expect(page.getByText('Cupón copiado.')).toBeVisible();
  await page.getByRole('link', { name: 'Carrito, 1 producto' }).first().tap();
  await page.getByRole('button', { name: 'Agregar un cupón VERANO10' }).tap();
  const field = page.getByLabel('Código del cupón');
  await expect(field).toHaveValue('VERANO10');
  await page.getByRole('button', { name: 'Agregar', exact: true }).tap();
  await expect(page.getByText('Cupón agregado.')).toBeVisible();
  const total = page.locator('[data-bar="total"] dd');
  await expect(total).toHaveText('$\u00a044.099,10');

  await field.fill('envio');
  await page.getByRole('button', { name: 'Agregar', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Quitar cupón ENVIO' })).toBeVisible();
  await expect(total).toHaveText('$\u00a039.599,10');
  await field.fill('bienvenida5');
  await page.getByRole('button', { name: 'Agregar', exact: true }).tap();
  await expect(page.getByText('Se alcanzó la cantidad máxima de cupones.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Quitar cupón VERANO10' })).toBeVisible(patient);
  await page.getByRole('button', { name: 'Quitar cupón VERANO10' }).tap();
  await expect(page.getByText('Cupón removido.')).toBeVisible();
  await expect(total).toHaveText('$\u00a043.999');
});
