import { expect, open, test } from './journey.ts';

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
  test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED/ });

  test('PWA-03, ERR-15, FORM-02: adding without network shows the error, and leaves the typed text in place', async ({
    page,
    context,
  }) => {
    await open(page, 'ar');
    await page.getByRole('button', { name: 'Comprar por código' }).tap();
    await page.getByLabel('Código del producto').fill('ZP0001-39');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
    await expect(page.getByRole('alert')).toHaveText('No hay conexión disponible.');
    await expect(page.getByLabel('Código del producto')).toHaveValue('ZP0001-39');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
    await expect(page.getByRole('region', { name: 'Agregado al carrito' })).toBeVisible();
  });
});
