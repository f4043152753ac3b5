import type { CDPSession, Page } from '@playwright/test';
import { median } from '#bench/median.ts';
import { expect, open, test } from './journey.ts';
import { movedUnasked, watchShifts } from './shifts.ts';

/** The category of 1,000 products. */
const list = '/mujer/calzado/zapatillas/';
const pages = 50;

const cards = (page: Page) => page.getByRole('main').locator('[data-sku]');

/** What the page has worked since it was opened, in ms: its scripts, its styles and its layout. */
async function worked(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics
    .filter(({ name }) => ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].includes(name))
    .reduce((sum, { value }) => sum + value * 1000, 0);
}

/** Bytes that the page's objects take, without what nobody holds any more. */
async function held(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** By how much a figure rises from one place to the next: the slope of the straight line that fits best. */
function slope(figures: readonly number[]): number {
  const middle = (figures.length - 1) / 2;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const rise = figures.reduce((sum, figure, place) => sum + (place - middle) * (figure - mean), 0);
  return rise / figures.reduce((sum, _figure, place) => sum + (place - middle) ** 2, 0);
}

/** Waits until the page has drawn what it was told. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

test('PLACE-05, PLACE-04: the fiftieth page costs no more than the second, and nothing moves', async ({
  page,
}) => {
  test.setTimeout(600_000);
  // One picture for all: drawing five hundred would be measured along.
  const picture = Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  );
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/jpeg', body: picture }));
  const shifts = await watchShifts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await open(page, 'ar', list);
  await expect(cards(page)).toHaveCount(10);
  const more = page.getByRole('button', { name: 'Cargar más productos' });
  await drawn(page);

  /** Cost of each page in ms, from the second on, and the heap after each. */
  const costs: number[] = [];
  const heaps: number[] = [await held(session)];
  for (let number = 2; number <= pages; number += 1) {
    const before = await worked(session);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    if (number > 3) await more.tap();
    await expect(cards(page)).toHaveCount(number * 10);
    await drawn(page);
    costs.push((await worked(session)) - before);
    heaps.push(await held(session));
  }
  const { documents, nodes } = await session.send('Memory.getDOMCounters');
  const moved = movedUnasked(await shifts());
  const first = median(costs.slice(0, 6));
  const last = median(costs.slice(-6));
  const perPage = slope(heaps.slice(9));
  console.log(
    `pages 2 to 7 cost ${first.toFixed(1)} ms, pages 45 to 50 ${last.toFixed(1)} ms (${(last / first).toFixed(2)} times);`,
    `${(perPage / 1000).toFixed(1)} kB per page; moved by ${moved}; ${nodes} nodes in ${documents} documents`,
  );
  expect(last / first).toBeLessThanOrEqual(1.3);
  expect(perPage).toBeLessThanOrEqual(60_000);
  expect(moved).toBeLessThanOrEqual(0.02);
});
