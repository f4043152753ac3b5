import type { Page } from '@playwright/test';
import { missingProductPath, shoeList, sources } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

// One broad journey buys with the worker, which takes over while it is under way.
test.use({ serviceWorkers: 'allow' });

const countries = [
  { country: 'ar', question: 'Seleccione su talle', size: 'Talle' },
  { country: 'cl', question: 'Seleccione su talla', size: 'Talla' },
] as const;

/** The mock renders each picture at its first request, and later requests wait in a queue. */
const drawn = { timeout: 20_000 };

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

/**
 * Scrolls to the end of the list until it has at least so many products, and returns how many: on a slow machine the end
 * may be in view long enough for one page more, so it waits until nothing more is on its way.
 */
async function scrollTo(page: Page, least: number) {
  let count = 0;
  await expect(async () => {
    count = await cards(page).count();
    // Scrolling on while a page is loading would load one more.
    if (count < least)
      await page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
      });
    await page.waitForTimeout(500);
    expect(count).toBeGreaterThanOrEqual(least);
    expect(await cards(page).count()).toBe(count);
  }).toPass();
  return count;
}

/** Waits for the address of the last page of so many products, ten on each. */
const reachPageOf = (page: Page, count: number) =>
  expect(page).toHaveURL(new RegExp(`\\?page=${count / 10}$`));

for (const { source, flags } of sources)
  test.describe(`on the ${source}`, () => {
    test.use({ flags });

    for (const { country, question, size } of countries) {
      test(`ROUTE-38, ROUTE-40, PROD-08: from home through a category to the cart in ${country}`, async ({
        page,
      }) => {
        await open(page, country);
        await tabs(page).getByRole('link', { name: 'Categorías' }).tap();
        await page.getByRole('link', { name: 'Calzado' }).first().tap();
        await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible();
        await scrollTo(page, 20);
        await reachPageOf(page, await scrollTo(page, 30));

        const card = cards(page).nth(27);
        const name = (await card.getByRole('heading').textContent()) ?? '';
        await card.getByRole('link').tap();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(drawn);
        expect(await page.evaluate(() => scrollY)).toBe(0);

        await page.getByRole('button', { name: /^Agregar al carrito/ }).tap();
        const sheet = page.getByRole('dialog', { name: question });
        await sheet
          .getByRole('button', { disabled: false })
          .filter({ hasNotText: /Sin stock/ })
          .nth(1)
          .tap();
        const popup = page.getByRole('region', { name: 'Agregado al carrito' });
        await expect(popup).toContainText(name);
        await expect(popup).toContainText(size);
        await popup.getByRole('link', { name: 'Ir al carrito' }).tap();
        await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
      });
    }

    test('ROUTE-65, CAT-18: back from a product restores the list', async ({ page }) => {
      await open(page, 'ar', shoeList.path);
      await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible();
      const count = await scrollTo(page, 20);
      await reachPageOf(page, count);
      const card = cards(page).nth(5);
      await card.scrollIntoViewIfNeeded();
      const box = await card.boundingBox();
      await card.getByRole('link').tap();
      await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible(drawn);
      await page.goBack();
      await expect(cards(page)).toHaveCount(count);
      await expect(async () => {
        expect(Math.abs(((await card.boundingBox())?.y ?? 0) - (box?.y ?? 0))).toBeLessThanOrEqual(4);
      }).toPass();
    });

    for (const number of ['-1', '0', '1e9', 'dos'])
      test(`ROUTE-45: the page ${number} shows the beginning of the list`, async ({ page }) => {
        await open(page, 'ar', `${shoeList.path}?page=${number}`);
        await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible();
        await expect(cards(page)).toHaveCount(10);
      });

    for (const path of ['/nada/de-nada/', missingProductPath])
      test.describe(path, () => {
        // The browser itself reports the answer 404 of a product that does not exist.
        test.use({ expectedFaults: /status of 404/ });

        test(`ERR-13, PROD-19: the address ${path} shows the not-found page`, async ({ page }) => {
          await open(page, 'ar', path);
          await expect(page.getByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
          await page.getByRole('link', { name: 'Ir al inicio' }).tap();
          await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
        });
      });

    test('CAT-22: catalogue, menu and products are requested from that source only', async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await open(page, 'ar', '/menu');
      await page.getByRole('link', { name: 'Calzado' }).first().tap();
      await cards(page).first().getByRole('link').tap();
      await expect(page.getByRole('region', { name: 'Compra' })).toBeVisible(drawn);
      const own = requested.filter((path) => /^\/(?:bff|cms)\//.test(path)).length;
      const old = requested.filter((path) => /^\/api\/(?:menu|mujer|productdetail)\//.test(path)).length;
      expect([own > 0, old > 0]).toEqual(source === 'legacy host' ? [false, true] : [true, false]);
    });
  });

test('HOME-10: each window of home leads to a list that has products', async ({ page, context }) => {
  await open(page, 'ar');
  await expect(page.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const lists = [...new Set(links)].filter((link) => !link.startsWith('/ac-'));
  expect(lists.length).toBeGreaterThan(4);
  for (const link of lists) {
    const list = await context.newPage();
    await list.goto(new URL(link, page.url()).href);
    await expect(cards(list).first()).toBeVisible(drawn);
    await list.close();
  }
});
