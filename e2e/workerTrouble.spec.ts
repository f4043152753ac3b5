import type { Page } from '@playwright/test';
import { shoeList, sources } from '#fixtures/situations.ts';
import { ageAnswers, cachedUrls, countWorkers, expect, openStored, test, untilStored } from './ownShop.ts';

test.use({
  expectedFaults: /ERR_|bad HTTP|status of \d+|Failed to (?:fetch|load)|bad HTTP response|MIME type/,
});

const firstCard = (page: Page) => page.getByRole('article').first();
const html = () => new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } });

for (const [what, answer] of [
  ['is missing', () => new Response('Not found.', { status: 404 })],
  ['is a page of the network', html],
] as const)
  test(`APP-42: where the script of the worker ${what}, the shop works without`, async ({ page, shop }) => {
    const requested = new Promise<void>((resolve) => {
      shop.disturb(({ url }) => {
        if (!url.endsWith('/service-worker.js')) return undefined;
        resolve();
        return answer();
      });
    });
    await page.goto(shop.url(shoeList.path));
    await requested;
    await page.getByRole('article').first().getByRole('link').tap();
    await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible();
    expect(await countWorkers(page)).toBe(0);
  });

const calls = /\/(?:api|bff|cms)\//;

for (const [what, answer] of [
  ['with its own page', html],
  ['with JSON of another shape', ({ url }: Request) => (calls.test(url) ? Response.json({}) : undefined)],
] as const)
  test(`PWA-05: a network that answers ${what} changes nothing of what is stored`, async ({ page, shop }) => {
    await openStored(page, shop, shoeList.path, firstCard);
    await ageAnswers(page, 60_000);
    shop.disturb(answer);
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(shop.url(shoeList.path));
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText('Actualizado hace 1 min')).toBeVisible();
    }
    await page.goto(shop.url('/hombre/'));
    await expect(page.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await expect(page.getByText('Sign in')).toHaveCount(0);
    await shop.kill();
    const stored = page.getByRole('region', { name: 'Sin conexión puede abrir:' });
    await stored.getByRole('link', { name: shoeList.title }).tap();
    await expect(firstCard(page)).toBeVisible();
  });

test('PWA-05: a network with its own page during the installation stores nothing', async ({ page, shop }) => {
  shop.disturb((request) => (request.url.endsWith('/shells/list.html') ? html() : undefined));
  await page.goto(shop.url('/'));
  await page.context().waitForEvent('response', (response) => response.url().endsWith('/shells/list.html'));
  await expect.poll(() => countWorkers(page)).toBe(0);
});

for (const { source, flags } of sources)
  test.describe(`on the ${source}`, () => {
    test.use({ flags });

    test('PWA-07: no cache has a token or a hash, or an answer about the cart', async ({ page, shop }) => {
      await page.goto(shop.url('/menu'));
      await untilStored(page);
      const canary = 'canary-5e1f';
      await page.context().addCookies([{ name: 'hash_configuration', value: canary, url: shop.url('/') }]);
      await page.goto(shop.url(shoeList.path));
      await page.getByRole('article').first().getByRole('link').tap();
      await page.getByRole('region', { name: 'Compra' }).getByRole('button').first().tap();
      const sent = ['token', 'hash', 'accessToken'].map(
        (name) => `/api/home/?key=home_pwa&${name}=${canary}`,
      );
      await page.evaluate(async (urls) => {
        for (const url of urls) await fetch(url);
        await fetch('/api/home/?key=home_pwa', { headers: { 'x-token': 'canary-5e1f' } });
        await fetch('/bff/catalog/category', { method: 'POST', body: '{"hash":"canary-5e1f"}' });
        await fetch('/api/cart/?hash=canary-5e1f');
      }, sent);
      const stored = await page.evaluate(async () => {
        const texts: string[] = [];
        for (const name of await caches.keys()) {
          if (name === 'vidriera-files') continue;
          const cache = await caches.open(name);
          for (const key of await cache.keys())
            texts.push(key.url, (await (await cache.match(key))?.text()) ?? '');
        }
        return texts.join('\n');
      });
      expect(stored).toContain('Zapatilla urbana Lago');
      expect(stored.split(canary).length - 1).toBe(0);
      const urls = Object.values(await cachedUrls(page)).flat();
      expect(urls.filter((url) => /\/cart\/|[?&](?:token|hash)/.test(url))).toEqual([]);
    });
  });

/**
 * Waits for the worker of the page, and returns what ends it until it is used again. Browsers do so where it has nothing to
 * do, and the next one may follow it, but not while a worker is watched, as Playwright does.
 */
async function workerOf(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const active = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { status, versionId } of versions) if (status === 'activated') resolve(versionId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await untilStored(page);
  const versionId = await active;
  return async () => {
    await devtools.send('ServiceWorker.stopWorker', { versionId });
  };
}

test('PWA-05, PWA-06: a harmful worker is removed from the server, with all that it has stored, and no open tab is offered a new version', async ({
  page,
  shop,
  openTab,
}) => {
  test.slow();
  await page.goto(shop.url('/'));
  const endWorker = await workerOf(page);
  const other = await openTab();
  await other.goto(shop.url('/menu'));
  await expect(other.getByRole('main').getByRole('listitem').first()).toBeVisible();
  shop.deploy({ workerOff: true });
  const left = async () => {
    await endWorker();
    return [await countWorkers(page), Object.keys(await cachedUrls(page))];
  };
  // Chromium looks for another worker some time after a page has loaded, and not again while a look is under way.
  await expect(async () => {
    await page.goto(shop.url('/menu'));
    await expect.poll(left, { timeout: 40_000 }).toEqual([0, []]);
  }).toPass({ timeout: 180_000 });
  const list = await page.goto(shop.url(shoeList.path));
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(list?.fromServiceWorker()).toBe(false);
  expect(await cachedUrls(page)).toEqual({});
  await expect(other.getByRole('main').getByRole('listitem').first()).toBeVisible();
  for (const tab of [page, other]) await expect(tab.locator('[data-bar=notice]')).toHaveCount(0);
});
