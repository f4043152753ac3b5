import type { Page } from '@playwright/test';
import { shoeList } from '#fixtures/situations.ts';
import { countWorkers, expect, openStored, type OwnShop, test } from './ownShop.ts';

test.use({ expectedFaults: /ERR_|Failed to (?:fetch|load)/ });

const firstCard = (page: Page) => page.getByRole('article').first();

/** Puts a statement before the script of the worker. */
async function withStatement(shop: OwnShop, statement: string) {
  const script = await (await fetch(shop.url('/service-worker.js'))).text();
  const headers = { 'content-type': 'text/javascript' };
  shop.disturb(({ url }) =>
    url.endsWith('/service-worker.js') ? new Response(`${statement};${script}`, { headers }) : undefined,
  );
}

/** Has the caches of the worker blocked while `when` is true. */
const blockedCaches = (when: string) => `
  for (const name of ['open', 'match', 'keys', 'delete']) {
    const real = caches[name].bind(caches);
    caches[name] = (...all) =>
      (${when}) ? Promise.reject(new DOMException('blocked', 'SecurityError')) : real(...all);
  }`;

test('PWA-05: where the browser blocks the cache from the start, the shop works without a worker', async ({
  page,
  shop,
}) => {
  await withStatement(shop, blockedCaches('true'));
  const requested = page
    .context()
    .waitForEvent('response', (response) => /service-worker/.test(response.url()));
  await page.goto(shop.url(shoeList.path));
  await requested;
  await firstCard(page).getByRole('link').tap();
  await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible();
  await expect.poll(() => countWorkers(page)).toBe(0);
});

test('PWA-05: where the browser blocks the cache later on, all comes from the server', async ({
  page,
  shop,
}) => {
  await withStatement(
    shop,
    `let isBlocked = false; addEventListener('message', ({ data }) => { isBlocked ||= data === 'block'; });
    ${blockedCaches('isBlocked')}`,
  );
  await openStored(page, shop, shoeList.path, firstCard);
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('block'));
  for (const path of [shoeList.path, '/hombre/']) {
    await page.goto(shop.url(path));
    await expect(firstCard(page)).toBeVisible();
  }
  await expect(page.locator('[data-bar=notice]')).toHaveCount(0);
});

for (const days of [-2, 2])
  test(`PWA-05: with a clock that jumps by ${days} days, answers of the device are too old, and the shop works`, async ({
    page,
    shop,
  }) => {
    await withStatement(
      shop,
      `const real = Date.now; let jump = 0; Date.now = () => real() + jump;
      addEventListener('message', ({ data }) => { jump = data.jump ?? jump; });`,
    );
    await openStored(page, shop, shoeList.path, firstCard);
    await page.evaluate(
      (jump) => navigator.serviceWorker.controller?.postMessage({ jump }),
      days * 86_400_000,
    );
    const sent = page
      .context()
      .waitForEvent('response', (response) => response.url().endsWith('/catalog/category'));
    await page.reload();
    await sent;
    await expect(firstCard(page)).toBeVisible();
    await expect(page.getByText(/Actualizado/)).toHaveCount(0);
    // What is stored by the wrong clock is used with it.
    await page.waitForLoadState('networkidle');
    await shop.kill();
    await page.reload();
    await expect(firstCard(page)).toBeVisible();
  });
