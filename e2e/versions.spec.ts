import type { Page } from '@playwright/test';
import { lago, shoeList } from '#fixtures/situations.ts';
import { makeNextBuild, removeBuild } from './nextBuild.ts';
import { cachedUrls, expect, test, untilStored } from './ownShop.ts';

test.use({ expectedFaults: /status of 404|Failed to (?:fetch|load)|^Loading chunk/ });

// All in one process, which makes the next build once.
test.describe.configure({ mode: 'default' });

let next = '';
test.beforeAll(async () => {
  next = await makeNextBuild();
});
test.afterAll(() => removeBuild(next));

const offer = (page: Page) => page.getByText('Hay una nueva versión disponible.');
const update = (page: Page) => page.getByRole('button', { name: 'Actualizar' });
const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });

/** Whether the page is of the next build. */
const isNext = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[src]')?.src.endsWith('-2.js') === true,
  );

/** Marks the document, so that a reload shows. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);

/** Has the worker look for a new version, as the browser does with each navigation, and waits until one waits. */
async function findVersion(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting?.state === 'installed';
  });
}

/** Opens every lazy screen, and the sheets with code of their own, by links. */
async function walk(page: Page) {
  await tab(page, 'Categorías').tap();
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await tab(page, 'Buscar').tap();
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.getByRole('combobox').fill('zapatilla urbana lago');
  await page.keyboard.press('Enter');
  await page.getByRole('article').first().getByRole('link').tap();
  await page
    .getByRole('link', { name: 'Tabla de talles' })
    .or(page.getByRole('button', { name: 'Tabla de talles' }))
    .first()
    .tap();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

test('PWA-06, APP-12: what is typed stays, and with a new version waiting every screen opens from the old one, and then from the new one in each tab that accepts it', async ({
  page,
  shop,
  openTab,
}) => {
  await page.goto(shop.url('/'));
  await untilStored(page);

  await test.step('PWA-06: what is typed stays, and the offer can be put off', async () => {
    await page.getByRole('button', { name: 'Comprar por código' }).tap();
    const code = page.getByRole('dialog').getByRole('textbox').first();
    await code.fill('ZP0001');
    await mark(page);
    shop.deploy({ dist: next });
    await findVersion(page);
    await expect(code).toHaveValue('ZP0001');
    expect(await isMarked(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Ahora no' }).press('Enter');
    await expect(offer(page)).toHaveCount(0);
    // Where it was before.
    await expect(page.getByRole('button', { name: 'Comprar por código' })).toBeFocused();
    expect([await isMarked(page), await isNext(page)]).toEqual([true, false]);
  });

  const other = await openTab();
  await other.goto(shop.url(lago.path));
  await expect(offer(other)).toBeVisible();
  await mark(other);
  await page.goto(shop.url('/cart'));
  await expect(offer(page)).toBeVisible();
  await mark(page);
  await walk(page);
  expect([await isMarked(page), await isNext(page)]).toEqual([true, false]);
  const before = await cachedUrls(page);
  await update(page).tap();
  await page.waitForFunction(() => !('marked' in globalThis));
  await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible();

  await test.step('PWA-05: the new version keeps the stored answers and pictures', async () => {
    for (const name of ['vidriera-answers', 'vidriera-pictures'])
      await expect
        .poll(async () => (await cachedUrls(page))[name])
        .toEqual(expect.arrayContaining(before[name] as string[]));
  });

  await test.step('PWA-06: a version accepted in one tab does not reload another, which offers it still', async () => {
    expect(await isMarked(other)).toBe(true);
    await expect(offer(other)).toBeVisible();
    await update(other).tap();
    await other.waitForFunction(() => !('marked' in globalThis));
    expect(await isNext(other)).toBe(true);
  });

  await mark(page);
  await page.goBack();
  await walk(page);
  await expect(offer(page)).toHaveCount(0);
  expect([await isMarked(page), await isNext(page)]).toEqual([true, true]);
  const { 'vidriera-files': files = [] } = await cachedUrls(page);
  expect(files.filter((url) => /\/assets\/.*\.js$/.test(url) && !url.endsWith('-2.js'))).toEqual([]);
});

test('PWA-06, APP-12, APP-13: a build whose files are gone from the server is replaced, and a version nobody accepts takes over once no tab is open', async ({
  page,
  shop,
  openTab,
}) => {
  await test.step('APP-12, APP-42: a page whose deferred code is gone with a deployment gets the new build, and its worker, by the next screen', async () => {
    shop.disturb(({ url }) =>
      /\/deferred-[^/]+(?<!-2)\.js$/.test(url) ? new Response('Not found.', { status: 404 }) : undefined,
    );
    const gone = page.waitForResponse((response) => /\/deferred-[^/]+\.js$/.test(response.url()));
    await page.goto(shop.url('/'));
    await gone;
    shop.deploy({ dist: next });
    await tab(page, 'Categorías').tap();
    await expect(async () => expect(await isNext(page)).toBe(true)).toPass();
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
    await untilStored(page);
    shop.disturb(() => undefined);
  });

  const later = await openTab();
  await test.step('PWA-06: the new version takes over once no tab is open', async () => {
    shop.deploy({ dist: 'dist' });
    await findVersion(page);
    await page.close();
    // The browser takes a moment after the last tab; a start in between is still of the old version.
    await expect(async () => {
      await later.goto(shop.url('/'));
      const started = await isNext(later);
      if (started) await later.goto('about:blank');
      expect(started).toBe(false);
    }).toPass();
    await expect(offer(later)).toHaveCount(0);
  });

  await test.step('APP-12, APP-13: a file that device and server have no more causes one reload, to the build of the server', async () => {
    await untilStored(later);
    shop.deploy({ dist: next });
    // A worker that finds the new version waits with it; the device has lost a file of the old one meanwhile.
    await later.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys())
          if (/CatalogueScreen-.*\.js$/.test(key.url)) await cache.delete(key);
      }
    });
    const browser = await later.context().newCDPSession(later);
    await browser.send('Network.clearBrowserCache');
    let loads = 0;
    later.on('load', () => {
      loads += 1;
    });
    await later.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, shoeList.path);
    // The home has cards too, so a card alone does not tell that the list is open.
    await expect(async () => expect(await isNext(later)).toBe(true)).toPass();
    await expect(later.getByRole('article').first()).toBeVisible();
    await later.waitForLoadState('networkidle');
    expect(loads).toBe(1);
  });
});
