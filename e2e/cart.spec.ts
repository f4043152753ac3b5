import { expect, open, test } from './journey.ts';

const shops = [
  {
    country: 'ar',
    shoe: 'Zapatilla urbana Lago',
    dress: 'Vestido camisero de lino Cauce',
    two: '$\u00a087.998',
  },
  { country: 'cl', shoe: 'Zapatilla urbana Lago', dress: 'Vestido camisero de lino Cauce', two: '$55.980' },
] as const;

for (const { country, shoe, dress, two } of shops) {
  test(`CART-24, KEEP-01, CART-28: a cart survives a reload and an undo in ${country}`, async ({ page }) => {
    await open(page, country);
    const order = async (item: string) => {
      await page.getByRole('button', { name: 'Comprar por código' }).tap();
      await page.getByLabel('Código del producto').fill(item);
      await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
      await expect(page.getByRole('region', { name: 'Agregado al carrito' })).toBeVisible();
    };
    await order('ZP0001-39');
    await page.getByRole('link', { name: 'Ir al carrito' }).tap();
    const lineOf = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    const lago = lineOf(shoe);
    await expect(lago.getByText('Vendido por Calzados del Sur')).toBeVisible();
    await lago.getByRole('button', { name: 'Uno más' }).tap();
    await expect(lago.getByRole('status')).toHaveText('2');
    await expect(page.getByRole('definition').first()).toHaveText(two);

    await page.reload();
    await expect(lago.getByRole('status')).toHaveText('2');
    await expect(page.getByRole('link', { name: 'Carrito, 2 productos' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Inicio' }).tap();
    await order('CL0301-S');
    await page.getByRole('link', { name: 'Ir al carrito' }).tap();

    // Clicked, because taps at one place within 300 ms are a double tap, of which the second is ignored (FORM-03).
    await page.getByRole('button', { name: `Quitar ${shoe}` }).click();
    await expect(page.getByText('Producto removido del carrito.')).toBeVisible();
    await expect(lago).toBeHidden();
    await page.getByRole('button', { name: /^Deshacer/ }).click();
    await expect(lago.getByRole('status')).toHaveText('2');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([shoe, dress]);

    for (const name of [shoe, dress]) {
      await page.getByRole('button', { name: `Quitar ${name}` }).click();
      await expect(lineOf(name)).toBeHidden();
    }
    await expect(page.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Carrito', exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    await page.getByRole('link', { name: 'Ir a comprar' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
  });
}

test.describe('storage that is blocked', () => {
  test('PERS-09: the shop works from memory, and one notice reports it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page, 'ar');
    await expect(page.getByRole('alert')).toContainText('no permite guardar su carrito');
    await page.getByRole('button', { name: 'Comprar por código' }).tap();
    await page.getByLabel('Código del producto').fill('ZP0001-39');
    await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
    await expect(page.getByRole('link', { name: 'Carrito, 1 producto' }).first()).toBeVisible();
  });
});
