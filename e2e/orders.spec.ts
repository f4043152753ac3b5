import { expect, open, test } from './journey.ts';
import { ana, patient, remember } from './signIn.ts';

test('ORD-08, ROUTE-05, AFTER-02: orders page by page, one of them in detail, and bought again', async ({
  page,
  context,
}) => {
  // The mock's time is noon of 2 March 2026.
  await page.clock.setSystemTime('2020-01-01T12:00:00Z');
  await remember(context, ana);
  await open(page, 'ar', '/account/orders');
  const rows = page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /Pedido \d+/ });
  await expect(rows).toHaveCount(4, patient);
  await page.getByRole('button', { name: 'Ver más' }).tap();
  await expect(rows).toHaveCount(8);
  // The oldest of them but one had three items.
  const chosen = rows.nth(7);
  const number = /Pedido (\d+)/.exec(await chosen.innerText())?.[1] ?? 'none';
  await chosen.tap();
  await expect(page.getByRole('heading', { name: '3 productos' })).toBeVisible(patient);
  await expect(page).toHaveURL(new RegExp(`/account/orders/${number}$`));
  await page.goBack();
  await expect(rows).toHaveCount(8);
  await expect(chosen).toBeInViewport();
  // By key: a second tap at one place so soon after the first would be a double tap, and is ignored.
  await chosen.press('Enter');
  await page.getByRole('button', { name: 'Volver a comprar' }).tap(patient);
  await expect(page.getByText(/^Agregamos \d/).first()).toBeVisible(patient);

  await test.step('AFTER-03: the days left are those of the server, whatever the clock of the device says', async () => {
    await open(page, 'ar', '/account/orders');
    await rows.filter({ hasText: 'Pedido 300411007' }).tap(patient);
    await expect(page.getByText(/^Le quedan 16 días/)).toBeVisible(patient);
    await page.getByRole('link', { name: 'Cambiar o devolver' }).tap();
    await expect(page).toHaveURL(/\/account\/exchange\?order=300411007$/);
  });
});
