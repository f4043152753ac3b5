import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './journey.ts';
import { type OwnShop, startShop } from './startShop.ts';

/** A journey with its own server and the service worker. */
export const test = base.extend<{ shop: OwnShop }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright parses the pattern to find the fixtures it depends on.
  shop: async ({}, provide) => {
    const shop = await startShop();
    await provide(shop);
    await shop.kill();
  },
  serviceWorkers: 'allow',
});

/** Waits until the worker controls the page: all files of the build are stored by then. */
export async function untilStored(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Opens a screen with a worker that controls it: its answers are stored by then. `shown` is part of the content. */
export async function openStored(page: Page, shop: OwnShop, path: string, shown: (page: Page) => Locator) {
  await page.goto(shop.url('/menu'));
  await untilStored(page);
  await page.goto(shop.url(path));
  await expect(shown(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The number of workers that are registered for the page's origin. */
export const countWorkers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The URLs in the caches of the page's origin, by the name of the cache without the mark of its shapes. */
export const cachedUrls = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found = (await caches.keys()).map(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return [name.replace(/-[\da-f]{8}$/, ''), keys.map(({ url }) => url)];
    });
    return Object.fromEntries(await Promise.all(found)) as Record<string, string[]>;
  });

/** Makes the stored answers older, or of the future with a negative age, in ms, and replaces a text in them. */
export const ageAnswers = (page: Page, age: number, [from, to]: [string, string] = ['', '']) =>
  page.evaluate(
    async ({ age, from, to }) => {
      const name = (await caches.keys()).find((each) => each.startsWith('vidriera-answers')) ?? '';
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const found = await cache.match(key);
        const headers = new Headers(found?.headers);
        headers.set('x-stored-at', String(Date.now() - age));
        await cache.put(key, new Response((await found?.text())?.replace(from, to), { headers }));
      }
    },
    { age, from, to },
  );

export { expect };
