import type { Page } from '@playwright/test';
import { seededRandom } from './seededRandom.ts';
import { shoeList, sources } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';
import { unexpectedShift, watchShifts } from './shifts.ts';

const list = shoeList.path;

/** The list items of all cards, including empty ones far from the viewport. */
const cards = (page: Page) => page.getByRole('main').locator('[data-sku]');

/** The mock renders each picture on its first request, one at a time. */
const drawn = { timeout: 20_000 };

const product = (page: Page) => page.getByRole('region', { name: 'Compra' });

/** Every way back from a product to its list. */
const ways = {
  'in-app back': (page: Page) => page.getByRole('button', { name: 'Volver' }).tap(),
  'browser back': (page: Page) => page.goBack({ waitUntil: 'commit' }),
  async 'browser back, after a reload of the product'(page: Page) {
    await page.reload();
    await product(page).waitFor();
    await page.goBack({ waitUntil: 'commit' });
  },
  async 'in-app back, after a reload of the product'(page: Page) {
    await page.reload();
    await product(page).waitFor();
    await page.getByRole('button', { name: 'Volver' }).tap();
  },
  async 'browser back and a reload of the list'(page: Page) {
    await page.goBack({ waitUntil: 'commit' });
    await cards(page).first().waitFor();
    await page.reload();
  },
};

/** Opens the list and loads pages: three by infinite scroll, further ones by the button. */
async function openPages(page: Page, pages: number) {
  await open(page, 'ar', list);
  const more = page.getByRole('button', { name: 'Cargar más productos' });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(more).toBeVisible({ timeout: 500 });
  }).toPass(drawn);
  for (let count = 4; count <= pages; count += 1) {
    await more.tap();
    await expect(cards(page)).toHaveCount(count * 10, drawn);
  }
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
  await product(page).waitFor(drawn);
  return position;
}

const waitForReturn = (page: Page, { sku, top }: { sku: string; top: number }) =>
  expect
    .poll(async () => Math.abs((await topOf(page, sku).catch(() => 1e6)) - top), drawn)
    .toBeLessThanOrEqual(4);

const [bff, legacy] = sources;

/** Whether a request is for a page of products, of either source. */
const isPage = (url: string) => /\/catalog\/category|\/api\/mujer\//.test(url);

for (const [way, { source, flags }] of [
  ['in-app back', bff],
  ['browser back', legacy],
] as const)
  test.describe(`on the ${source}`, () => {
    test.use({ flags });

    test(`PLACE-01, CAT-18: ${way} restores the list at once`, async ({ page }) => {
      await openPages(page, 4);
      const position = await tapCard(page, 23, 0.4);
      const requests: string[] = [];
      page.on('request', (request) => isPage(request.url()) && requests.push(request.url()));
      await page.evaluate(() => {
        const watch = () => {
          if (document.querySelector('main [aria-busy=true], main h1, main h2')?.textContent === 'Cargando')
            document.documentElement.dataset['skeleton'] = 'seen';
          requestAnimationFrame(watch);
        };
        watch();
      });
      await ways[way](page);
      await waitForReturn(page, position);
      await expect(cards(page)).toHaveCount(40);
      expect(requests).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.dataset['skeleton'])).toBeUndefined();
    });
  });

for (const [way, { source, flags }] of [
  ['browser back, after a reload of the product', bff],
  ['in-app back, after a reload of the product', legacy],
  ['browser back and a reload of the list', legacy],
] as const)
  test.describe(`on the ${source}`, () => {
    test.use({ flags });

    test(`PLACE-02, CAT-20: ${way} restores the same pages and scroll position`, async ({ page }) => {
      await openPages(page, 4);
      const position = await tapCard(page, 31, 0.2);
      await ways[way](page);
      await waitForReturn(page, position);
      await expect(cards(page)).toHaveCount(40);
    });
  });

/** Number of returns over both sources; the budget of the project is for a hundred. */
const returns = Number(process.env['RETURNS'] ?? 26);

for (const { source, flags } of sources)
  test.describe(`on the ${source}`, () => {
    test.use({ flags });

    test('PLACE-03, PLACE-01: random returns restore the tapped card', async ({ page }) => {
      test.setTimeout(600_000);
      const seed = source === bff.source ? 20261 : 20262;
      const random = seededRandom(seed);
      const below = (limit: number) => Math.floor(random() * limit);
      const names = Object.keys(ways) as (keyof typeof ways)[];
      await openPages(page, 3);
      for (let turn = 1; turn <= returns / 2; turn += 1) {
        const way = names[below(names.length)] ?? 'browser back';
        await test.step(`return ${turn} of seed ${seed}: ${way}`, async () => {
          const position = await tapCard(page, below(30), random());
          await ways[way](page);
          await waitForReturn(page, position);
          await expect(cards(page)).toHaveCount(30);
        });
      }
    });
  });

test('PLACE-04: loading ten pages moves nothing that is already shown', async ({ page }) => {
  const shifts = await watchShifts(page);
  await openPages(page, 10);
  const moved = unexpectedShift(await shifts());
  console.log(`a list of ten pages moved by ${moved}`);
  expect(moved).toBeLessThanOrEqual(0.02);
});
