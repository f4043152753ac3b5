import type { Page } from '@playwright/test';
import { expect, open, test, withoutNetwork } from './journey.ts';
import { orderByCode } from './signIn.ts';

const shoe = 'Zapatilla urbana Lago';
const dress = 'Vestido camisero de lino Cauce';
const lineOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

const cartOf = (page: Page, text: string) => page.getByRole('link', { name: `Carrito, ${text}` }).first();
/** The code that sends changes. */
const queueCode = (page: Page) =>
  page.waitForResponse((response) => /\/sendQueue-[^/]+\.js$/.test(response.url()));
/** The code that shows those that wait. */
const pendingCode = (page: Page) =>
  page.waitForResponse((response) => /\/PendingChanges-[^/]+\.js$/.test(response.url()));

/** Nothing waits any more. The count of the cart has what waits, so it does not tell. */
const expectSent = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage['sync_queue'] ?? '{"changes":[]}').changes))
    .toEqual([]);

/** The calls that change the cart. */
const changes = /\/api\/cart\//;

test('KEEP-10: what was tapped before a reload is shown and sent, whether the server has it or not', async ({
  page,
}) => {
  await open(page, 'ar');
  await page.waitForLoadState('networkidle');

  await test.step('KEEP-10: an add that is reloaded away is in the cart', async () => {
    await page.route(changes, () => undefined);
    await orderByCode(page, 'ZP0001-39');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sync_queue'))).toContain('ZP0001-39');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(cartOf(page, '1 producto')).toBeVisible();
    await expectSent(page);
    const queue = queueCode(page);
    await page.reload();
    await expect(cartOf(page, '1 producto')).toBeVisible();
    await orderByCode(page, 'CL0301-S');
    await expect(cartOf(page, '2 productos')).toBeVisible();
    await queue;
  });
  await cartOf(page, '2 productos').tap();

  const quantity = lineOf(page, shoe).getByRole('status');
  await expect(quantity).toHaveText('1');
  for (const [when, isServed, count] of [
    ['before the server has the first', false, 3],
    ['after the server has the first', true, 5],
  ] as const)
    await test.step(`KEEP-10: ${when} change`, async () => {
      const held = Promise.withResolvers<void>();
      await page.route(changes, async (route) => {
        if (isServed) await route.fetch();
        held.resolve();
      });
      for (let taps = 0; taps < 2; taps += 1)
        await lineOf(page, shoe).getByRole('button', { name: 'Uno más' }).tap();
      await expect(quantity).toHaveText(String(count));
      if (!isServed) await page.getByRole('button', { name: `Quitar ${dress}` }).tap();
      await held.promise;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
      await expect(quantity).toHaveText(String(count));
      await expect(lineOf(page, dress)).toBeHidden();
      await expect(cartOf(page, `${count} productos`)).toBeVisible();
      await expectSent(page);
      await page.evaluate(() => localStorage.removeItem('sync_queue'));
      await page.reload();
      await expect(quantity).toHaveText(String(count));
      await expect(lineOf(page, dress)).toBeHidden();
    });
});

test.describe('without network', () => {
  test.use({ expectedFaults: withoutNetwork });

  test('KEEP-02: changes wait on the device, also through an end of the tab, and are sent once', async ({
    page,
    context,
    openTab,
  }) => {
    const coupons = page.waitForResponse((response) => /\/cartParts-[^/]+\.js$/.test(response.url()));
    const pendingShown = pendingCode(page);
    await open(page, 'ar');
    await orderByCode(page, 'ZP0001-39');
    await expect(cartOf(page, '1 producto')).toBeVisible();
    await orderByCode(page, 'CL0301-S');
    await cartOf(page, '2 productos').tap();
    await expect(lineOf(page, dress)).toBeVisible();
    for (const code of [coupons, pendingShown]) await (await code).finished();
    await context.setOffline(true);
    await lineOf(page, shoe).getByRole('button', { name: 'Uno más' }).tap();
    await page.getByRole('button', { name: `Quitar ${dress}` }).tap();
    const pending = (tab: Page) => tab.getByRole('region', { name: 'Pendiente de sincronizar' });
    await expect(pending(page).getByRole('listitem')).toHaveText([/Lago: 2 unidades/, /Quitar Vestido/]);
    // A coupon does not wait: it says so, and is sent by the shopper alone.
    await page.getByRole('button', { name: 'Agregar un cupón' }).tap();
    await page.getByLabel('Código del cupón').fill('ENVIO');
    await page.getByLabel('Código del cupón').press('Enter');
    await expect(page.getByRole('main').getByText('No hay conexión disponible.')).toBeVisible();
    await expect(pending(page).getByRole('listitem')).toHaveCount(2);
    await page.close();

    await context.setOffline(false);
    const tab = await openTab();
    const sent: string[] = [];
    tab.on('request', (request) => {
      if (changes.test(request.url()) && request.method() !== 'GET') sent.push(request.method());
    });
    await open(tab, 'ar', '/cart');
    await expect(lineOf(tab, shoe).getByRole('status')).toHaveText('2');
    await expect(lineOf(tab, dress)).toBeHidden();
    await expect(cartOf(tab, '2 productos')).toBeVisible();
    await expect(pending(tab)).toBeHidden();
    await expect.poll(() => sent).toEqual(['POST', 'DELETE']);
    await tab.waitForLoadState('networkidle');
    expect(sent).toEqual(['POST', 'DELETE']);
  });
});
