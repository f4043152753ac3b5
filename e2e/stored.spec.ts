import type { Page } from '@playwright/test';
import { lago, shoeList } from '#fixtures/situations.ts';
import { ageAnswers, cachedUrls, expect, openStored, type OwnShop, test, untilStored } from './ownShop.ts';

// Without a server, requests fail.
test.use({ expectedFaults: /ERR_|status of 404|Failed to (?:fetch|load)/ });

const screens: { path: string; shown: (page: Page) => ReturnType<Page['getByRole']> }[] = [
  { path: '/', shown: (page) => page.getByRole('main').getByRole('listitem').first() },
  { path: '/menu', shown: (page) => page.getByRole('main').getByRole('listitem').first() },
  { path: shoeList.path, shown: (page) => page.getByRole('article').first() },
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

for (const country of ['ar', 'cl', 'co', 'br'] as const)
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
  await page.goto(shop.url('/'));
  await page.goto(shop.url(lago.path));
  await page.goto(shop.url(shoeList.path));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto(shop.url('/hombre/'));
  const stored = page.getByRole('region', { name: 'Sin conexión puede abrir:' });
  await expect(stored.getByText('Esta página no está guardada en su teléfono.')).toBeVisible();
  await expect(stored.getByRole('link', { name: lago.name })).toBeVisible();
  // The problem is said first.
  const problem = await page.getByRole('button', { name: 'Reintentar' }).boundingBox();
  expect((await stored.boundingBox())?.y).toBeGreaterThan(problem?.y ?? Infinity);
  await stored.getByRole('link', { name: 'Calzado de mujer' }).tap();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^No hay conexión disponible\. Actualizado hace 1 min$/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Actualizado/)).toHaveCount(0);
});
