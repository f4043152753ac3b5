import type { Page, Request } from '@playwright/test';
import { canaryAddress, canaryCustomer, canaryIn } from '#testing/canary.ts';
import { foundIn } from './canaryTraces.ts';
import { withoutNetwork } from './journey.ts';
import { expect, test, untilStored } from './ownShop.ts';
import type { OwnShop } from './startShop.ts';
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
    headers: { 'x-mock-visitor': visitor },
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

// What every other end of a session leaves is in `src/app/start/sessionCanary.test.ts`.
test.use({ expectedFaults: withoutNetwork });

test('SESS-38, SESS-43, SESS-45: a customer logged in by the address is found nowhere else, and nowhere once she has signed out without network', async ({
  page,
  shop,
  visitor,
}) => {
  const { requests, logs } = watch(page);
  await register(page, shop, visitor);
  await logInByAddress(page, shop);

  /** Checks that only allowed data are found while she is logged in; returns the text of the page. */
  const shownNow = async () => {
    await page.waitForLoadState('networkidle');
    const { page: shown, ...places } = await foundIn(page, requests, logs);
    expect(places).toEqual(kept);
    return shown;
  };

  await test.step('SESS-38: home greets her (HOME-13)', async () => {
    await expect(page.getByText('canary-first-name').first()).toBeVisible();
    expect(await shownNow()).toEqual(['canary-first-name']);
  });

  const toMenu = async () => {
    await page.getByRole('link', { name: 'Categorías' }).tap();
    await expect(page.getByRole('link', { name: 'Mi cuenta' })).toBeVisible();
  };
  const toAccount = async () => {
    await page.getByRole('link', { name: 'Mi cuenta' }).tap();
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  };

  await test.step('PERS-08: the menu shows nothing of her, the account does', async () => {
    await toMenu();
    expect(await shownNow()).toBeUndefined();
    await toAccount();
    expect(await shownNow()).toContain('canary-first-name');
  });

  await test.step('PERS-08: of her addresses, and of what is typed into the form of another, nothing is kept', async () => {
    await page.getByRole('link', { name: 'Mis direcciones' }).tap();
    await expect(page.getByText('Canary-street').first()).toBeVisible();
    await page.getByRole('link', { name: 'Agregar dirección' }).tap();
    await typeEverywhere(page);
    await shownNow();
  });

  await test.step('PERS-08: nor of her details, of a page that has the token of the tab', async () => {
    await page.goto(shop.url('/account/editaccount'));
    await typeEverywhere(page);
    await shownNow();
  });

  await test.step('SESS-43, SESS-45: after a sign out without network, and in the history, whose screens have shown her', async () => {
    await toMenu();
    await toAccount();
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
    for (let entry = 0; entry < 3; entry += 1) {
      await page.goBack();
      await page.waitForLoadState('networkidle');
      expect(await foundIn(page, requests, logs)).toEqual({});
    }
    expect(log).not.toEqual([]);
    expect(canaryIn(log.join(' '))).toEqual([]);
  });
});
