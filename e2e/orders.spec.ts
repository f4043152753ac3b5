import { violationsIn } from './axe.ts';
import { expect, open, test } from './journey.ts';
import { patient, signIn } from './signIn.ts';

for (const country of ['ar', 'br'] as const)
  test(`ORD-08, ROUTE-05, AFTER-02: orders page by page, one of them in detail, and bought again, ${country}`, async ({
    page,
  }) => {
    await open(page, country, '/account/orders');
    await signIn(page, 'ana');
    const rows = page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: /Pedido \d+/ });
    await expect(rows).toHaveCount(4, patient);
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ver más' }).tap();
    await expect(rows).toHaveCount(8);
    // The oldest of them but one had three items.
    const chosen = rows.nth(7);
    const number = /Pedido (\d+)/.exec(await chosen.innerText())?.[1] ?? 'none';
    await chosen.tap();
    await expect(page.getByRole('heading', { name: '3 productos' })).toBeVisible(patient);
    await expect(page).toHaveURL(new RegExp(`/account/orders/${number}$`));
    expect(await violationsIn(page)).toEqual([]);
    await page.goBack();
    await expect(rows).toHaveCount(8);
    await expect(chosen).toBeInViewport();
    await chosen.tap();
    await page.getByRole('button', { name: 'Volver a comprar' }).tap(patient);
    await expect(page.getByText(/^Agregamos \d/).first()).toBeVisible(patient);
  });

test('AFTER-03: the days left are those of the server, whatever the clock of the device says', async ({
  page,
}) => {
  // The mock stands at noon of 2 March 2026.
  await page.clock.setSystemTime('2020-01-01T12:00:00Z');
  await open(page, 'ar', '/account/orders');
  await signIn(page, 'ana');
  await page.getByRole('link').filter({ hasText: 'Pedido 300411007' }).tap(patient);
  await expect(page.getByText(/^Le quedan 16 días/)).toBeVisible(patient);
  await page.getByRole('link', { name: 'Cambiar o devolver' }).tap();
  await expect(page).toHaveURL(/\/account\/exchange\?order=300411007$/);
});

test('ROUTE-46, ROUTE-05: an order that somebody does not have leads to the list', async ({ page }) => {
  await open(page, 'ar', '/account/orders/999');
  await signIn(page, 'ana');
  await expect(page.getByText('La página solicitada no existe.')).toBeVisible(patient);
  await page.getByRole('link', { name: 'Ver mis pedidos' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis pedidos' })).toBeVisible();
});
