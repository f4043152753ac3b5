import type { Page } from '@playwright/test';
import { lago, shoeList, sources } from '#fixtures/situations.ts';
import { ageAnswers, cachedUrls, expect, openStored, type OwnShop, test, untilStored } from './ownShop.ts';

// Without a server, requests fail.
test.use({ expectedFaults: /ERR_|status of 404|Failed to (?:fetch|load)/ });

const screens: { path: string; shown: (page: Page) => ReturnType<Page['getByRole']> }[] = [
  { path: '/', shown: (page) => page.getByRole('main').getByRole('listitem').first() },
  { path: '/menu', shown: (page) => page.getByRole('main').getByRole('listitem').first() },
  { path: shoeList.path, shown: (page) => page.getByRole('article').first() },
  // An editorial page, which the shop learns from the server only.
  { path: '/especial-verano/', shown: (page) => page.getByRole('article').first() },
  { path: '/catalog/?q=botas', shown: (page) => page.getByRole('article').first() },
  { path: lago.path, shown: (page) => page.getByRole('region', { name: 'Compra' }) },
  { path: '/sizes/contentTable', shown: (page) => page.getByRole('table').first() },
  { path: '/cart', shown: (page) => page.getByRole('heading', { name: 'Su carrito está vacío.' }) },
];

/** Opens screens and waits until each has what it needs. */
async function see(page: Page, shop: OwnShop, country: 'ar' | 'cl' | 'co' | 'br') {
  for (const { path, shown } of screens) {
    await page.goto(shop.url(path, country));
    await expect(shown(page)).toBeVisible();
  }
}

const [own, legacy] = sources;
const visits = [
  ...(['ar', 'cl', 'co', 'br'] as const).map((country) => ({ country, from: own })),
  { country: 'ar', from: legacy } as const,
];

for (const {
  country,
  from: { source, flags },
} of visits)
  test.describe(`on the ${source}`, () => {
    test.use({ flags });

    test(`PWA-05: in ${country} every screen seen opens with the server ended, and reloads`, async ({
      page,
      shop,
    }) => {
      await page.goto(shop.url('/menu', country));
      await untilStored(page);
      await see(page, shop, country);
      await page.waitForLoadState('networkidle');
      await shop.kill();
      for (const { path, shown } of screens) {
        await page.goto(shop.url(path, country));
        await expect(shown(page)).toBeVisible();
        await page.reload();
        await expect(shown(page)).toBeVisible();
      }
    });
  });

test('PWA-05: what the first visit shows while the worker is installed is stored too', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url(shoeList.path));
  await expect(page.getByRole('article').first()).toBeVisible();
  const repeated = page.context().waitForEvent('response', {
    predicate: (response) => response.url().endsWith('/full') && response.fromServiceWorker(),
  });
  await untilStored(page);
  await repeated;
  await page.waitForLoadState('networkidle');
  const shown = await page.getByRole('article').allTextContents();
  await shop.kill();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.getByRole('article').allTextContents()).toEqual(shown);
});

test('PWA-05: an older answer is shown first, with its age, and the newer one in its place', async ({
  page,
  shop,
}) => {
  await openStored(page, shop, lago.path, () => page.getByRole('heading', { name: lago.name }));
  await ageAnswers(page, 7 * 60_000, [lago.name, 'Zapatilla de ayer']);
  const held = Promise.withResolvers<undefined>();
  shop.disturb(({ url }) => (url.includes('/product-details?') ? held.promise : undefined));
  await page.goto(shop.url(lago.path));
  await expect(page.getByRole('heading', { name: 'Zapatilla de ayer' })).toBeVisible();
  await expect(page.getByText('Actualizado hace 7 min')).toBeVisible();
  held.resolve(undefined);
  await expect(page.getByRole('heading', { name: lago.name })).toBeVisible();
  await expect(page.getByText(/Actualizado/)).toHaveCount(0);
});

test('PWA-05: the pictures of a screen seen come from the device', async ({ page, shop }) => {
  const picture = page.locator('#main img[fetchpriority=high]').first();
  const isPainted = () =>
    picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await openStored(page, shop, lago.path, () => page.getByRole('region', { name: 'Compra' }));
  await expect.poll(isPainted).toBe(true);
  await page.waitForLoadState('networkidle');
  await shop.kill();
  // The browser has them in a cache of its own too, which it may empty at any time.
  const fromDevice = page.waitForResponse(
    (response) => /\/images\/p\//.test(response.url()) && response.fromServiceWorker(),
  );
  await page.goto(shop.url(lago.path));
  await fromDevice;
  await expect.poll(isPainted).toBe(true);
});

test('APP-12, PWA-05: a file that this build does not have costs none of its stored pages', async ({
  page,
  shop,
}) => {
  await openStored(page, shop, lago.path, () => page.getByRole('region', { name: 'Compra' }));
  const before = await cachedUrls(page);
  // As a tab of an older build asks for it after a deployment.
  const status = await page.evaluate(
    async () => (await fetch('/assets/MenuScreen-ofAnOlderBuild.js')).status,
  );
  expect(status).toBe(404);
  await page.waitForLoadState('networkidle');
  expect((await cachedUrls(page))['vidriera-files']).toEqual(before['vidriera-files']);
  await shop.kill();
  await page.goto(shop.url(lago.path));
  await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible();
});

test('PWA-05: what older builds have stored is removed, and nothing of others', async ({ page, shop }) => {
  await page.goto(shop.url('/menu'));
  await page.evaluate(() =>
    Promise.all(['vidriera-answers-00000000', 'of-another-program'].map((name) => caches.open(name))),
  );
  await untilStored(page);
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(names).not.toContain('vidriera-answers-00000000');
  expect(await names()).toContain('of-another-program');
});

test('PWA-05: every file of the build is stored, and no other', async ({ page, shop }) => {
  await page.goto(shop.url('/menu'));
  await untilStored(page);
  const script = await (await fetch(shop.url('/service-worker.js'))).text();
  const listed = [...script.matchAll(/"url":"([^"]+)"/g)].map(([, path = '']) => path);
  const { 'vidriera-files': files = [] } = await cachedUrls(page);
  expect(files.map((url) => new URL(url).pathname).toSorted()).toEqual(listed.toSorted());
});

test('PWA-05: a screen that was never seen says so, and leads to those that were', async ({
  page,
  shop,
  context,
}) => {
  await page.goto(shop.url('/menu'));
  await untilStored(page);
  for (const path of ['/', lago.path, `${shoeList.path}?sort=price&dir=asc`, '/catalog/?q=botas']) {
    await page.goto(shop.url(path));
    await page.waitForLoadState('networkidle');
  }
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/Actualizado/)).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText(/^No hay conexión disponible\. Actualizado hace 1 min$/)).toBeVisible();
  await page.goto(shop.url('/catalog/?q=camisas'));
  const stored = page.getByRole('region', { name: 'Sin conexión puede abrir:' });
  await expect(stored.getByText('Esta página no está guardada en su teléfono.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cargando' })).toHaveCount(0);
  await expect(stored.getByRole('link', { name: lago.name })).toBeVisible();
  await expect(stored.getByRole('link', { name: 'botas' })).toBeVisible();
  // The problem is said first.
  const retry = page.getByRole('button', { name: 'Reintentar' });
  const problem = await retry.boundingBox();
  expect((await stored.boundingBox())?.y).toBeGreaterThan(problem?.y ?? Infinity);
  await retry.press('Enter');
  await expect(retry).not.toHaveAttribute('aria-busy');
  await expect(retry).toBeFocused();
  await stored.getByRole('link', { name: 'Calzado de mujer' }).press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\?sort=price&dir=asc$/);
  await expect(page.getByText(/^No hay conexión disponible\. Actualizado hace 1 min$/)).toBeVisible();
  // A further page is missing, and the list stays.
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(stored).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(/Actualizado/)).toHaveCount(0);
});
