import type { Page, Request } from '@playwright/test';
import { canaryAddress, canaryCustomer, canaryIn } from '#testing/canary.ts';
import { foundIn } from './canaryTraces.ts';
import { withoutNetwork } from './journey.ts';
import { expect, type OwnShop, test, untilStored } from './ownShop.ts';
import { signOut } from './signIn.ts';

/** Where a customer who is logged in is found, as PERS-01, PERS-08, SESS-17 and SESS-22 have it. */
const kept = {
  'local storage': ['canary-city-id', 'canary-first-name', 'canary-id', 'canary-region'],
  'session storage': ['canary-id-'],
  cookies: ['canary-hash'],
};

/** Types into every field of a form: name, document, birth date, phone, address, passwords. */
async function typeEverywhere(page: Page) {
  await expect(page.getByLabel('Nombre', { exact: true })).toBeVisible();
  const fields = page.getByRole('main').locator('input:not([type=radio], [type=checkbox], [readonly])');
  const count = await fields.count();
  expect(count).toBeGreaterThan(8);
  for (let place = 0; place < count; place += 1) await fields.nth(place).fill('canary-typed');
}

/** What the page requests and logs from now on. */
function watch(page: Page) {
  const requests: Request[] = [];
  const logs: string[] = [];
  page.context().on('request', (request) => requests.push(request));
  page.on('console', (message) => logs.push(message.text()));
  return { requests, logs };
}

/** Has the mock know the canary customer, with an address. */
async function register(page: Page, shop: OwnShop, visitor: string) {
  await page.request.post(shop.url('/__mock/state'), {
    headers: { 'x-mock-session': visitor },
    data: {
      state: 'a customer has addresses',
      params: {
        customer: canaryCustomer,
        token: 'canary-token',
        fingerprint: '6f9c2b1e-0a52-4c7d-9c57-3b1f2f1e8a10',
        addresses: [canaryAddress],
      },
    },
  });
}

/** Logs her in by the address of the page, and waits until all is loaded that follows. */
async function logInByAddress(page: Page, shop: OwnShop) {
  const loaded = page.waitForResponse(/customer\/address/);
  await page.goto(shop.url('/?autologin=1&hash=canary-hash&emptyCart=1'));
  await loaded;
  await untilStored(page);
  await page.waitForLoadState('networkidle');
}

test('SESS-38, SESS-43, PERS-08: a customer logged in by the address is found nowhere else, and nowhere once she has signed out', async ({
  page,
  shop,
  visitor,
}) => {
  const { requests, logs } = watch(page);
  await register(page, shop, visitor);
  await logInByAddress(page, shop);

  await test.step('SESS-38: home greets her (HOME-13)', async () => {
    await expect(page.getByText('canary-first-name').first()).toBeVisible();
    expect(await foundIn(page, requests, logs)).toEqual({ ...kept, page: ['canary-first-name'] });
  });

  for (const path of [
    // With the worker, and the token of the tab.
    '/menu',
    '/account/editaccount',
    '/account/addaddress',
    '/account/addresses',
    '/account/enableauth',
    '/account',
  ])
    await test.step(`PERS-08: ${path} shows her, and keeps nothing of what is shown or typed`, async () => {
      await page.goto(shop.url(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (/edit|addaddress/.test(path)) await typeEverywhere(page);
      if (path === '/account') await expect(page.getByText('canary-first-name').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { page: shown, ...places } = await foundIn(page, requests, logs);
      expect(places).toEqual(kept);
      if (path === '/menu') expect(shown).toBeUndefined();
      if (path === '/account') expect(shown).toContain('canary-first-name');
    });

  await test.step('SESS-43: after a sign out, and in the history, whose screens have shown her', async () => {
    await signOut(page);
    await expect(page.getByText('Sesión cerrada.')).toBeVisible();
    expect(await foundIn(page, requests, logs)).toEqual({});
    for (let entry = 0; entry < 3; entry += 1) {
      await page.goBack();
      await page.waitForLoadState('networkidle');
      expect(await foundIn(page, requests, logs)).toEqual({});
    }
  });
});

test.describe('without network', () => {
  test.use({ expectedFaults: withoutNetwork });

  test('SESS-42, SESS-45, SESS-46: a customer whose session is gone, is left without network or has expired is found nowhere', async ({
    page,
    shop,
    visitor,
  }) => {
    const headers = { 'x-mock-session': visitor };
    const { requests, logs } = watch(page);
    await register(page, shop, visitor);

    await test.step('SESS-42, STATE-14: cleaned out without its session', async () => {
      await logInByAddress(page, shop);
      await page.context().clearCookies({ name: 'session-id' });
      await page.reload();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
      await page.waitForLoadState('networkidle');
      expect(await foundIn(page, requests, logs)).toEqual({});
    });

    await test.step('SESS-45, STATE-14: logged out without network, and not sent later', async () => {
      await logInByAddress(page, shop);
      await page.goto(shop.url('/account'));
      await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await signOut(page);
      await expect(page.getByText('Sesión cerrada.')).toBeVisible();
      expect(await foundIn(page, requests, logs)).toEqual({});

      // What the server is sent from now on, with the bodies.
      const log: string[] = [];
      shop.disturb(async (request) => {
        log.push(request.url, JSON.stringify([...request.headers]), await request.clone().text());
        return undefined;
      });
      await page.context().setOffline(false);
      await page.goto(shop.url('/account'));
      await expect(page.getByLabel('E-mail')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(log).not.toEqual([]);
      expect(canaryIn(log.join(' '))).toEqual([]);
      expect(await foundIn(page, requests, logs)).toEqual({});
    });

    await test.step('SESS-46: expired', async () => {
      await logInByAddress(page, shop);
      // Two days later on the mock's clock: the token has expired, and the next call gets the error.
      await page.request.post(shop.url('/__mock/clock'), { headers, data: { now: '2036-05-01T10:00:00Z' } });
      await page.reload();
      await expect(page.getByText('Error de autorización. Ingrese nuevamente.')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await foundIn(page, requests, logs)).toEqual({});
    });
  });
});
