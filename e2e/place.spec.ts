import type { Page } from '@playwright/test';
import { shoeList, sources } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

const list = shoeList.path;

/** The list items of all cards, including empty ones far from the viewport. */
const cards = (page: Page) => page.getByRole('main').locator('[data-sku]');

const product = (page: Page) => page.getByRole('region', { name: 'Compra' });

async function reloadProduct(page: Page) {
  await page.reload();
  await product(page).waitFor();
}

const inAppBack = (page: Page) => page.getByRole('button', { name: 'Volver' }).tap();
const browserBack = async (page: Page) => void (await page.goBack({ waitUntil: 'commit' }));

/** The ways back from a product to its list without a reload: nothing is loaded again. */
const atOnce = { 'in-app back': inAppBack, 'browser back': browserBack };

const afterReload = {
  'in-app back, after a reload of the product': async (page: Page) => {
    await reloadProduct(page);
    await inAppBack(page);
  },
  'browser back, after a reload of the product': async (page: Page) => {
    await reloadProduct(page);
    await browserBack(page);
  },
  'browser back and a reload of the list': async (page: Page) => {
    await browserBack(page);
    await cards(page).first().waitFor();
    await page.reload();
  },
};

/** Opens the list and loads four pages: three by infinite scroll, and one by the button. */
async function openFourPages(page: Page) {
  await open(page, 'ar', list);
  const more = page.getByRole('button', { name: 'Cargar más productos' });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(more).toBeVisible({ timeout: 500 });
  }).toPass();
  await more.tap();
  await expect(cards(page)).toHaveCount(40);
}

const topOf = (page: Page, sku: string) =>
  page.locator(`[data-sku="${sku}"]`).evaluate((card) => card.getBoundingClientRect().top);

/** Scrolls a card into the viewport and taps it. Returns its sku and its position in px. */
async function tapCard(page: Page, number: number, part: number) {
  const card = page.locator('[data-sku]').nth(number);
  const position = await card.evaluate(async (element, share) => {
    const aim = 80 + share * (innerHeight - 480);
    for (let turn = 0; turn < 4; turn += 1) {
      scrollBy({ top: element.getBoundingClientRect().top - aim, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    return { sku: (element as HTMLElement).dataset['sku'] ?? '', top: element.getBoundingClientRect().top };
  }, part);
  await card.getByRole('link').evaluate((link: HTMLElement) => link.click());
  await product(page).waitFor();
  return position;
}

/** Waits until the list has its four pages, and the card is within 4 px of its place. */
async function isRestored(page: Page, { sku, top }: { sku: string; top: number }) {
  await expect
    .poll(async () => Math.abs((await topOf(page, sku).catch(() => 1e6)) - top))
    .toBeLessThanOrEqual(4);
  await expect(cards(page)).toHaveCount(40);
}

/** Records the skeletons that are drawn from now on. */
const watchSkeletons = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset['skeleton'];
    const watch = () => {
      if (document.querySelector('main [aria-busy=true], main h1, main h2')?.textContent === 'Cargando')
        document.documentElement.dataset['skeleton'] = 'seen';
      requestAnimationFrame(watch);
    };
    watch();
  });

/** Whether a request is for a page of products, of either source. */
const isPage = (url: string) => /\/catalog\/category|\/api\/mujer\//.test(url);

for (const { source, flags } of sources)
  test.describe(source, () => {
    test.use({ flags });

    test(`PLACE-01, PLACE-02, PLACE-03: every way back from a product leads to the tapped card, ${source}`, async ({
      page,
    }) => {
      await openFourPages(page);
      for (const [turn, [way, back]] of Object.entries(atOnce).entries())
        await test.step(`PLACE-01, CAT-18: ${way} restores the list at once`, async () => {
          const position = await tapCard(page, 23 + 13 * turn, 0.4);
          await watchSkeletons(page);
          const requests: string[] = [];
          page.on('request', (request) => isPage(request.url()) && requests.push(request.url()));
          await back(page);
          await isRestored(page, position);
          expect(requests).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.dataset['skeleton'])).toBeUndefined();
        });
      for (const [turn, [way, back]] of Object.entries(afterReload).entries())
        await test.step(`PLACE-02, CAT-20: ${way} restores the same pages and scroll position`, async () => {
          const position = await tapCard(page, 31 - 14 * turn, 0.2 + 0.3 * turn);
          await back(page);
          await isRestored(page, position);
        });
    });
  });
