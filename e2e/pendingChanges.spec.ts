import type { Page } from '@playwright/test';
import { expect, open, test, withoutNetwork } from './journey.ts';

const shoe = 'Zapatilla urbana Lago';
const dress = 'Vestido camisero de lino Cauce';
const lineOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

async function order(page: Page, item: string) {
  await page.getByRole('button', { name: 'Comprar por código' }).tap();
  await page.getByLabel('Código del producto').fill(item);
  await page.getByRole('button', { name: 'Agregar al carrito' }).tap();
}

/** Opens the cart with a shoe and a dress, once the code that sends changes is there. */
async function openCart(page: Page) {
  const queue = page.waitForResponse((response) => /\/lateQueue-[^/]+\.js$/.test(response.url()));
  await open(page, 'ar');
  for (const item of ['ZP0001-39', 'CL0301-S']) {
    await order(page, item);
    await expect(page.getByRole('region', { name: 'Agregado al carrito' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ir al carrito' }).tap();
  await expect(lineOf(page, dress)).toBeVisible();
  await queue;
}

/** Nothing waits any more. The count of the cart has what waits, so it does not tell. */
const expectSent = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage['sync_queue'] ?? '{"changes":[]}').changes))
    .toEqual([]);

/** The calls that change the cart. */
const changes = /\/api\/cart\//;

test.describe('a reload while answers are pending', () => {
  for (const [when, isServed] of [
    ['before the server has the first', false],
    ['after the server has the first', true],
  ] as const)
    test(`KEEP-10: ${when} change shows and sends what was tapped`, async ({ page }) => {
      await openCart(page);
      await page.route(changes, async (route) => {
        if (isServed) await route.fetch();
      });
      for (let taps = 0; taps < 4; taps += 1)
        await lineOf(page, shoe).getByRole('button', { name: 'Uno más' }).tap();
      await page.getByRole('button', { name: `Quitar ${dress}` }).tap();
      await expect(lineOf(page, shoe).getByRole('status')).toHaveText('5');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
      await expect(lineOf(page, shoe).getByRole('status')).toHaveText('5');
      await expect(lineOf(page, dress)).toBeHidden();
      await expect(page.getByRole('link', { name: 'Carrito, 5 productos' }).first()).toBeVisible();
      await expectSent(page);
      await page.evaluate(() => localStorage.removeItem('sync_queue'));
      await page.reload();
      await expect(lineOf(page, shoe).getByRole('status')).toHaveText('5');
      await expect(lineOf(page, dress)).toBeHidden();
    });

  test('KEEP-10: an add that is reloaded away is in the cart', async ({ page }) => {
    await open(page, 'ar');
    await page.waitForLoadState('networkidle');
    await page.route(changes, () => undefined);
    await order(page, 'ZP0001-39');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sync_queue'))).toContain('ZP0001-39');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Carrito, 1 producto' }).first()).toBeVisible();
    await expectSent(page);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Carrito, 1 producto' }).first()).toBeVisible();
  });
});

test.describe('without network', () => {
  test.use({ expectedFaults: withoutNetwork });

  test('KEEP-02: changes wait on the device, also through an end of the tab, and are sent once', async ({
    page,
    context,
    openTab,
  }) => {
    const coupons = page.waitForResponse((response) => /\/lateCoupons-[^/]+\.js$/.test(response.url()));
    await openCart(page);
    await (await coupons).finished();
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
    await expect(tab.getByRole('link', { name: 'Carrito, 2 productos' }).first()).toBeVisible();
    await expect(pending(tab)).toBeHidden();
    await expect.poll(() => sent).toEqual(['POST', 'DELETE']);
    await tab.waitForLoadState('networkidle');
    expect(sent).toEqual(['POST', 'DELETE']);
  });
});
