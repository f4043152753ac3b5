import type { Locator, Page } from '@playwright/test';
import { shoeList } from '#fixtures/situations.ts';
import { median } from '#bench/median.ts';
import { expect, open, test } from './journey.ts';

/**
 * The interaction latency limit in ms, with the CPU throttled 4 times, for the median of all tries. Latency depends on
 * the machine and its load, so it is measured on request only.
 */
const maxLatency = Number(process.env['INP']);
const tries = Number(process.env['TRIES'] ?? 3);

const list = shoeList.path;
const slow = { timeout: 60_000 };

interface InteractionEntry extends PerformanceEntry {
  interactionId: number;
}

/** Records the duration of each interaction event of the page, from input to next paint. */
async function recordEvents(page: Page) {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as InteractionEntry[])
        if (entry.interactionId > 0) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

async function throttleCpu(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The durations recorded since the last call, in ms. */
const takeDurations = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations.splice(0));

/** Taps an element and returns the latency in ms: the duration of the slowest event of the tap. */
async function tapLatency(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await takeDurations(page);
  await target.tap();
  await page.waitForTimeout(700);
  // The browser does not report events shorter than 16 ms.
  return Math.max(16, ...(await takeDurations(page)));
}

function expectFast(what: string, latencies: readonly number[]) {
  const typical = median(latencies);
  console.log(`${what}: ${latencies.join(', ')} ms, median ${typical}`);
  expect.soft(typical, what).toBeLessThanOrEqual(maxLatency);
}

test('ticking and applying a filter and changing the sort order respond at once', async ({ page }) => {
  test.setTimeout(300_000);
  await recordEvents(page);
  await open(page, 'ar', list);
  const filters = page.getByRole('button', { name: /^Filtrar/ });
  await expect(filters).not.toHaveAttribute('aria-disabled', slow);
  await expect(page.getByRole('button', { name: /^Ordenar/ })).toBeVisible(slow);
  await throttleCpu(page);
  const total = page.getByRole('main').getByRole('status').first();
  const latencies = { opens: [], tick: [], apply: [], opensOrders: [], order: [], applyOrder: [] } as Record<
    'opens' | 'tick' | 'apply' | 'opensOrders' | 'order' | 'applyOrder',
    number[]
  >;
  for (let turn = 0; turn < tries; turn += 1) {
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    latencies.opens.push(await tapLatency(page, filters));
    await expect(sheet).toBeVisible(slow);
    latencies.tick.push(
      await tapLatency(page, sheet.getByRole('checkbox', { name: /^3[5-9]\b/ }).nth(turn % 4)),
    );
    latencies.apply.push(await tapLatency(page, sheet.getByRole('button', { name: /^Aplicar/ })));
    await expect(sheet).toBeHidden(slow);
    await expect(total).toHaveText(/^[\d.]+ productos?$/, slow);

    const orders = page.getByRole('dialog', { name: 'Ordenar' });
    latencies.opensOrders.push(await tapLatency(page, page.getByRole('button', { name: /^Ordenar/ })));
    await expect(orders).toBeVisible(slow);
    latencies.order.push(await tapLatency(page, orders.getByRole('radio').nth(1 + (turn % 2))));
    latencies.applyOrder.push(await tapLatency(page, orders.getByRole('button', { name: 'Aplicar' })));
    await expect(orders).toBeHidden(slow);
    await expect(total).toHaveText(/^[\d.]+ productos?$/, slow);
  }
  for (const [what, measured] of Object.entries(latencies)) expectFast(what, measured);
});

test('adding to the cart responds at once', async ({ page }) => {
  test.setTimeout(300_000);
  await recordEvents(page);
  await open(page, 'ar', list);
  await page.getByRole('main').getByRole('article').first().getByRole('link').tap();
  const buy = page.getByRole('button', { name: /^Agregar al carrito/ });
  await expect(buy).toBeVisible(slow);
  await page.waitForTimeout(1000);
  await throttleCpu(page);
  const sizes = page.getByRole('main').getByRole('radio', { disabled: false });
  const latencies: Record<'size' | 'add', number[]> = { size: [], add: [] };
  for (let turn = 0; turn < tries; turn += 1) {
    latencies.size.push(await tapLatency(page, sizes.nth(turn)));
    latencies.add.push(await tapLatency(page, buy));
    await expect(
      page.getByRole('link', { name: new RegExp(`^Carrito, ${turn + 1} producto`) }).first(),
    ).toBeVisible(slow);
  }
  for (const [what, measured] of Object.entries(latencies)) expectFast(what, measured);
});
