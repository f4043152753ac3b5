import { expect, open, test, withoutNetwork } from './journey.ts';

test.describe('a server that fails', () => {
  test.use({ expectedFaults: /status of 503/ });

  test('HOME-12, ERR-12: home shows the error, and recovers on retry with nothing lost', async ({
    page,
    given,
  }) => {
    await given('a call fails', { call: 'getHome', fault: 'unavailable' });
    await open(page, 'ar');
    await expect(page.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await given('the home has content', { key: 'home_pwa' });
    await page.getByRole('button', { name: 'Reintentar' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
  });
});

test.describe('no network', () => {
  test.use({ expectedFaults: withoutNetwork });

  test('PWA-03, KEEP-02: adding without network keeps the product, and sends it once the network is back', async ({
    page,
    context,
  }) => {
    await open(page, 'ar');
    await page.getByRole('button', { name: 'Comprar por código' }).tap();
    await page.getByLabel('Código del producto').fill('ZP0001-39');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
    await expect(page.getByText('Sin conexión: lo agregamos a su carrito cuando vuelva.')).toBeVisible();
    await expect(page.getByText('No hay conexión disponible.').first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('link', { name: 'Carrito, 1 producto' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Carrito, 1 producto' }).first().tap();
    await expect(page.getByRole('heading', { name: 'Zapatilla urbana Lago' })).toBeVisible();
    await expect(page.getByText('Pendiente de sincronizar')).toHaveCount(0);
  });
});
