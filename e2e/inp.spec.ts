import type { Locator, Page } from '@playwright/test';
import { median } from '#bench/median.ts';
import { expect, open, test } from './journey.ts';

/**
 * How long the screen may take to answer a finger, in ms, on a processor four times as slow as this one: the median of
 * the tries. What it takes depends on the machine and all else that it does, so it is measured on request.
 */
const figure = Number(process.env['INP']);
const tries = Number(process.env['TRIES'] ?? 3);

const list = '/mujer/calzado/';
const patient = { timeout: 60_000 };

interface Timed extends PerformanceEntry {
  interactionId: number;
}

/** Has the page write down how long each of its events has taken until the next frame was drawn. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((told) => {
      for (const entry of told.getEntries() as Timed[])
        if (entry.interactionId > 0) seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Taps something and gives how long the answer took, in ms: that of the slowest of the tap's events. */
async function answerTo(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen.splice(0));
  await target.tap();
  await page.waitForTimeout(700);
  const told = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen.splice(0));
  // What is not told took less than the least that is.
  return Math.max(16, ...told);
}

function keeps(what: string, answers: readonly number[]) {
  const middle = median(answers);
  console.log(`${what}: ${answers.join(', ')} ms, median ${middle}`);
  expect.soft(middle, what).toBeLessThanOrEqual(figure);
}

test('a tick, its application and another order of a list answer the finger at once', async ({ page }) => {
  test.setTimeout(300_000);
  await watch(page);
  await open(page, 'ar', list);
  const filters = page.getByRole('button', { name: /^Filtrar/ });
  await expect(filters).not.toHaveAttribute('aria-disabled', patient);
  await expect(page.getByRole('button', { name: /^Ordenar/ })).toBeVisible(patient);
  await slowDown(page);
  const total = page.getByRole('main').getByRole('status').first();
  const answers = { opens: [], tick: [], apply: [], opensOrders: [], order: [], applyOrder: [] } as Record<
    'opens' | 'tick' | 'apply' | 'opensOrders' | 'order' | 'applyOrder',
    number[]
  >;
  for (let turn = 0; turn < tries; turn += 1) {
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    answers.opens.push(await answerTo(page, filters));
    await expect(sheet).toBeVisible(patient);
    answers.tick.push(await answerTo(page, sheet.getByRole('checkbox', { name: /^3[5-9]\b/ }).nth(turn % 4)));
    answers.apply.push(await answerTo(page, sheet.getByRole('button', { name: /^Aplicar/ })));
    await expect(sheet).toBeHidden(patient);
    await expect(total).toHaveText(/^[\d.]+ productos?$/, patient);

    const orders = page.getByRole('dialog', { name: 'Ordenar' });
    answers.opensOrders.push(await answerTo(page, page.getByRole('button', { name: /^Ordenar/ })));
    await expect(orders).toBeVisible(patient);
    answers.order.push(await answerTo(page, orders.getByRole('radio').nth(1 + (turn % 2))));
    answers.applyOrder.push(await answerTo(page, orders.getByRole('button', { name: 'Aplicar' })));
    await expect(orders).toBeHidden(patient);
    await expect(total).toHaveText(/^[\d.]+ productos?$/, patient);
  }
  for (const [what, measured] of Object.entries(answers)) keeps(what, measured);
});

test('an add to the cart answers the finger at once', async ({ page }) => {
  test.setTimeout(300_000);
  await watch(page);
  await open(page, 'ar', list);
  await page.getByRole('main').getByRole('article').first().getByRole('link').tap();
  const buy = page.getByRole('button', { name: /^Agregar al carrito/ });
  await expect(buy).toBeVisible(patient);
  await page.waitForTimeout(1000);
  await slowDown(page);
  const sizes = page.getByRole('main').getByRole('radio', { disabled: false });
  const answers: Record<'size' | 'add', number[]> = { size: [], add: [] };
  for (let turn = 0; turn < tries; turn += 1) {
    answers.size.push(await answerTo(page, sizes.nth(turn)));
    answers.add.push(await answerTo(page, buy));
    await expect(
      page.getByRole('link', { name: new RegExp(`^Carrito, ${turn + 1} producto`) }).first(),
    ).toBeVisible(patient);
  }
  for (const [what, measured] of Object.entries(answers)) keeps(what, measured);
});
