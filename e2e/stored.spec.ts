import type { Locator, Page, Request } from '@playwright/test';
import { lago, shoeList } from '#fixtures/situations.ts';
import { more, quantity, waitingChanges } from './cutSteps.ts';
import { cachedUrls, expect, test, untilStored } from './ownShop.ts';
import type { OwnShop } from './startShop.ts';

// Without a server, requests fail.
test.use({ expectedFaults: /ERR_|status of 404|Failed to (?:fetch|load)|MIME type/ });

interface Screen {
  path: string;
  shown: (page: Page) => Locator;
}

const cards = (page: Page) => page.getByRole('article');
const firstCard = (page: Page) => cards(page).first();
const purchase = (page: Page) => page.getByRole('region', { name: 'Compra' });
const inCart = (page: Page) => page.getByRole('button', { name: `Quitar ${lago.name}` });

const list: Screen = { path: shoeList.path, shown: firstCard };
/** An editorial page, which the shop learns from the server only. */
const editorial: Screen = { path: '/especial-verano/', shown: firstCard };
const product: Screen = { path: lago.path, shown: purchase };

async function see(page: Page, shop: OwnShop, screens: readonly Screen[]) {
  for (const { path, shown } of screens) {
    await page.goto(shop.url(path));
    await expect(shown(page)).toBeVisible();
  }
}

/** Goes to home and to the menu, whose code and answers are others than those of lists and products. */
async function seeTabs(page: Page) {
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });
  await tab('Inicio').press('Enter');
  await expect(page.getByRole('heading', { name: 'Todo el verano a pie' })).toBeVisible();
  await tab('Categorías').press('Enter');
  await expect(page.getByRole('main').getByText('Mujer', { exact: true })).toBeVisible();
}

const picture = (page: Page) => page.locator('#main img[fetchpriority=high]').first();
const isPainted = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
const canary = 'canary-5e1f';

/** Sends a GET and a POST again, with a token or a hash in each place where a call can name it; gives the statuses. */
function repeatWithSecrets(page: Page, requests: Request[]): Promise<number[]> {
  const calls = requests.map((request) => ({
    url: request.url(),
    headers: Object.fromEntries(Object.entries(request.headers()).filter(([name]) => name.startsWith('x-'))),
    body: JSON.parse(request.postData() ?? '{}') as object,
  }));
  return page.evaluate(
    async ({ calls: [get, post], mark }) => {
      if (!get || !post) return [];
      const { url, headers } = get;
      const answers = [
        ...['token', 'hash', 'accessToken'].map((name) => fetch(`${url}&${name}=${mark}`, { headers })),
        fetch(url, { headers: { ...headers, 'x-token': mark } }),
        fetch(post.url, {
          method: 'POST',
          headers: { ...post.headers, 'content-type': 'application/json' },
          body: JSON.stringify({ ...post.body, hash: mark }),
        }),
      ];
      return (await Promise.all(answers)).map(({ status }) => status);
    },
    { calls, mark: canary },
  );
}

test('PWA-05, PWA-07, APP-12: every screen seen opens with the server ended, also one of the first visit', async ({
  page,
  shop,
}) => {
  await page.context().addCookies([{ name: 'hash_configuration', value: canary, url: shop.url('/') }]);
  // At the origin, before there is a worker.
  await page.goto(shop.url('/robots.txt'));
  await page.evaluate(() =>
    Promise.all(['vidriera-answers-00000000', 'of-another-program'].map((name) => caches.open(name))),
  );

  const stored = page.context().waitForEvent('response', {
    predicate: (response) => response.url().endsWith('/full') && response.fromServiceWorker(),
  });
  await see(page, shop, [list]);
  await untilStored(page);
  await stored;
  const products = await cards(page).allTextContents();

  await test.step('PWA-05: what older builds have stored is removed, and nothing of others', async () => {
    const names = await page.evaluate(() => caches.keys());
    expect(names).not.toContain('vidriera-answers-00000000');
    expect(names).toContain('of-another-program');
  });

  const sent = Promise.all([/\/api\/home\//, /\/catalog\/[\w/-]+$/].map((url) => page.waitForRequest(url)));
  await seeTabs(page);
  await see(page, shop, [editorial, product]);
  expect(await repeatWithSecrets(page, await sent)).toEqual([200, 200, 200, 200, 200]);
  await expect.poll(() => isPainted(page)).toBe(true);

  await page.getByRole('radio', { name: '39' }).press('Space');
  await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
  await page.getByRole('link', { name: 'Carrito, 1 producto' }).first().tap();
  await expect(inCart(page)).toBeVisible();

  await test.step('KEEP-02, PWA-05, KEEP-10: without network the cart is reloaded between two changes, and both are sent once', async () => {
    await page.context().setOffline(true);
    await more.act(page);
    await expect(quantity(2)(page)).toBeVisible();
    await page.reload();
    await expect(quantity(2)(page)).toBeVisible();
    await more.act(page);
    await expect(quantity(3)(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect.poll(() => waitingChanges(page)).toEqual([]);
    await page.goto(shop.url('/cart'));
    await page.waitForLoadState('networkidle');
    await expect(quantity(3)(page)).toBeVisible();
  });

  await test.step('APP-12, PWA-05: every file of the build is stored and no other, also once a tab of another build has asked for one', async () => {
    const status = () => fetch('/assets/MenuScreen-ofAnOlderBuild.js').then((response) => response.status);
    expect(await page.evaluate(status)).toBe(404);
    const script = await (await fetch(shop.url('/service-worker.js'))).text();
    const listed = [...script.matchAll(/"url":"([^"]+)"/g)].map(([, path = '']) => path);
    const { 'vidriera-files': files = [] } = await cachedUrls(page);
    expect(files.map((url) => new URL(url).pathname).toSorted()).toEqual(listed.toSorted());
  });

  await shop.kill();
  await see(page, shop, [list]);
  await expect(cards(page)).toHaveText(products);
  await see(page, shop, [{ path: '/cart', shown: inCart }]);
  await seeTabs(page);
  await see(page, shop, [editorial]);

  await test.step('PWA-05: a product opens with its pictures from the device', async () => {
    // The browser has them in a cache of its own too, which it may empty at any time.
    const fromDevice = page.waitForResponse(
      (response) => /\/images\/p\//.test(response.url()) && response.fromServiceWorker(),
    );
    await see(page, shop, [product]);
    await fromDevice;
    await expect.poll(() => isPainted(page)).toBe(true);
  });

  await test.step('PWA-07: no cache has a token or a hash, or an answer about the cart', async () => {
    const texts = await page.evaluate(async () => {
      const all: string[] = [];
      for (const name of await caches.keys()) {
        if (name === 'vidriera-files') continue;
        const cache = await caches.open(name);
        for (const key of await cache.keys())
          all.push(key.url, (await (await cache.match(key))?.text()) ?? '');
      }
      return all.join('\n');
    });
    expect(texts).toContain(lago.name);
    expect(texts.split(canary).length - 1).toBe(0);
    const urls = Object.values(await cachedUrls(page)).flat();
    expect(urls.filter((url) => /\/cart\/|[?&](?:token|hash)/.test(url))).toEqual([]);
  });
});
