import type { CDPSession, Page } from '@playwright/test';
import { median } from '#bench/median.ts';
import { expect, open, test } from './journey.ts';
import { unexpectedShift, watchShifts } from './shifts.ts';

/** The category of 1,000 products. */
const list = '/mujer/calzado/zapatillas/';
const pages = 50;

/** Number of places of products in the list, and of cards that are drawn in them. */
const counts = (page: Page) =>
  page.evaluate(() => ({
    places: document.querySelectorAll('main [data-sku]').length,
    cards: document.querySelectorAll('main [data-sku] article').length,
  }));

/** The number of calls of the shop's functions since the last call of this function. */
async function callsSince(session: CDPSession) {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/assets/'))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
    .reduce((sum, count) => sum + count, 0);
}

test('PLACE-05, PLACE-04: the fiftieth page takes no more work than the tenth, and nothing shifts', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true });
  await open(page, 'ar', list);
  await expect.poll(async () => (await counts(page)).places).toBe(10);
  const more = page.locator('main button', { hasText: 'Cargar más productos' });
  /** Of each page, from the second on. */
  const calls: number[] = [];
  const cards: number[] = [];
  for (let number = 2; number <= pages; number += 1) {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    if (number > 3) await more.tap();
    await expect.poll(async () => (await counts(page)).places).toBe(number * 10);
    calls.push(await callsSince(session));
    cards.push((await counts(page)).cards);
  }
  const [tenth, last] = [median(calls.slice(5, 14)), median(calls.slice(-9))];
  const shift = unexpectedShift(await shifts());
  console.log(`around page 10 ${tenth} calls a page, at the end ${last}; layout shift ${shift}`);
  // A list that keeps all of its cards makes 2.5 times as many.
  expect(last / tenth).toBeLessThanOrEqual(1.3);
  expect(Math.max(...cards)).toBe(Math.max(...cards.slice(0, 9)));
  expect(shift).toBeLessThanOrEqual(0.02);
});
