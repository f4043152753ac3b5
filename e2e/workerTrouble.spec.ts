import type { Page } from '@playwright/test';
import { shoeList } from '#fixtures/situations.ts';
import { call } from './hold.ts';
import { cachedUrls, countWorkers, expect, openStored, test, untilStored } from './ownShop.ts';
import type { OwnShop } from './startShop.ts';

test.use({ expectedFaults: /ERR_|bad HTTP|status of \d+|Failed to (?:fetch|load)|MIME type/ });

const firstCard = (page: Page) => page.getByRole('article').first();
const html = () => new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } });

/** Answers with the script of the worker, with a statement before it. */
async function withStatement(shop: OwnShop, statement: string) {
  const script = await (await fetch(shop.url('/service-worker.js'))).text();
  const headers = { 'content-type': 'text/javascript' };
  return () => new Response(`${statement};${script}`, { headers });
}

/** Has the caches of the worker blocked while `when` is true. */
const blockedCaches = (when: string) => `
  for (const name of ['open', 'match', 'keys', 'delete']) {
    const real = caches[name].bind(caches);
    caches[name] = (...all) =>
      (${when}) ? Promise.reject(new DOMException('blocked', 'SecurityError')) : real(...all);
  }`;

test('APP-42, PWA-05: the shop works without a worker that cannot be installed', async ({ page, shop }) => {
  for (const [why, file, answer] of [
    ['APP-42: its script is a page of the network', '/service-worker.js', html],
    ['PWA-05: a file that it stores is a page of the network', '/shells/list.html', html],
    [
      'PWA-05: the browser blocks the cache',
      '/service-worker.js',
      await withStatement(shop, blockedCaches('true')),
    ],
  ] as const)
    await test.step(why, async () => {
      const requested = new Promise<void>((resolve) => {
        shop.disturb(({ url }) => {
          if (!url.endsWith(file)) return undefined;
          resolve();
          return answer();
        });
      });
      await page.goto(shop.url(shoeList.path));
      await requested;
      await expect(firstCard(page)).toBeVisible();
      await expect.poll(() => countWorkers(page)).toBe(0);
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

test('PWA-05, PWA-06: an installed worker does no harm while the cache is blocked or after a jump of the clock, and is removed from the server', async ({
  page,
  shop,
  openTab,
}) => {
  test.slow();
  const answer = await withStatement(
    shop,
    `const trouble = { isBlocked: false, jump: 0 };
    addEventListener('message', ({ data }) => { Object.assign(trouble, data); });
    const real = Date.now; Date.now = () => real() + trouble.jump;
    ${blockedCaches('trouble.isBlocked')}`,
  );
  // Until the end, so that no page finds a new version.
  const troubled = ({ url }: Request) => (url.endsWith('/service-worker.js') ? answer() : undefined);
  shop.disturb(troubled);
  const trouble = (what: { isBlocked?: boolean; jump?: number }) =>
    page.evaluate((data) => navigator.serviceWorker.controller?.postMessage(data), what);
  await openStored(page, shop, shoeList.path, firstCard);

  await test.step('PWA-05: with the cache blocked all comes from the server', async () => {
    await trouble({ isBlocked: true });
    await page.goto(shop.url(shoeList.path));
    await expect(firstCard(page)).toBeVisible();
    await expect(page.locator('[data-bar=notice]')).toHaveCount(0);
    await trouble({ isBlocked: false });
  });

  await test.step('PWA-05: with a clock set back by two days answers of the device are too old, and new ones are used', async () => {
    await trouble({ jump: -2 * 86_400_000 });
    shop.disturb((request) => (call.test(request.url) ? html() : troubled(request)));
    await page.goto(shop.url(shoeList.path));
    await expect(page.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    shop.disturb(troubled);
    await page.getByRole('button', { name: 'Reintentar' }).tap();
    await expect(firstCard(page)).toBeVisible();
    await expect(page.getByText(/Actualizado/)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.reload();
    await expect(firstCard(page)).toBeVisible();
    await page.context().setOffline(false);
  });

  await test.step('PWA-05, PWA-06: a harmful worker is removed from the server, with all that it has stored, and no open tab is offered a new version', async () => {
    const endWorker = await workerOf(page);
    const other = await openTab();
    await other.goto(shop.url('/menu'));
    await expect(other.getByRole('main').getByRole('listitem').first()).toBeVisible();
    shop.disturb(() => undefined);
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
});
