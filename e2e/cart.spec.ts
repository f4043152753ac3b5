import { lago } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';
import { cartOf, orderByCode } from './signIn.ts';

const dress = 'Vestido camisero de lino Cauce';

test('CART-24, KEEP-01, CART-28: a cart survives a reload and an undo', async ({ page }) => {
  await open(page, 'ar');
  await orderByCode(page, 'ZP0001-39');
  await page.getByRole('link', { name: 'Ir al carrito' }).tap();
  const lineOf = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const shoe = lineOf(lago.name);
  await shoe.getByRole('button', { name: 'Uno más' }).tap();
  await expect(shoe.getByRole('status')).toHaveText('2');
  await expect(page.getByRole('definition').first()).toHaveText('$\u00a087.998');

  await page.reload();
  await expect(shoe.getByRole('status')).toHaveText('2');
  await expect(cartOf(page, '2 productos')).toBeVisible();
  await page.getByRole('link', { name: 'Inicio' }).tap();
  await orderByCode(page, 'CL0301-S');
  await page.getByRole('link', { name: 'Ir al carrito' }).tap();

  // Clicked, because the shop ignores a second tap at the same place within 300 ms (FORM-03).
  await page.getByRole('button', { name: `Quitar ${lago.name}` }).click();
  await expect(page.getByText('Producto removido del carrito.')).toBeVisible();
  await expect(shoe).toBeHidden();
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await expect(shoe.getByRole('status')).toHaveText('2');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([lago.name, dress]);

  await page.getByRole('button', { name: `Quitar ${dress}` }).click();
  await expect(lineOf(dress)).toBeHidden();
  await test.step('KEEP-07: a line that is saved for later is there after a reload, and moves back', async () => {
    await page.getByRole('button', { name: `Guardar para después ${lago.name}` }).click();
    await expect(page.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Carrito', exact: true }).first()).toBeVisible();
    await page.waitForFunction(() => localStorage['saved_lines']?.includes('ZP0001-39'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    const saved = page.getByRole('region', { name: 'Guardados para después' });
    await saved.getByRole('button', { name: `Mover al carrito ${lago.name}` }).tap();
    await expect(shoe.getByRole('status')).toHaveText('2');
    await expect(saved).toHaveCount(0);
  });
});
