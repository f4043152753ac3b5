import type { Locator, Page } from '@playwright/test';
import { median } from '#bench/median.ts';
import { expect } from './journey.ts';

interface InteractionEntry extends PerformanceEntry {
  interactionId: number;
}

/** Records the duration of each interaction event of the page, from input to next paint. */
export async function recordEvents(page: Page) {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as InteractionEntry[])
        if (entry.interactionId > 0) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
}

/** Slows the CPU of a page down four times. */
export async function throttleCpu(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The durations recorded since the last call, in ms. */
const takeDurations = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations.splice(0));

/** Taps an element and returns the latency in ms: the duration of the slowest event of the tap. */
export async function tapLatency(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await takeDurations(page);
  await target.tap();
  await page.waitForTimeout(700);
  // The browser does not report events shorter than 16 ms.
  return Math.max(16, ...(await takeDurations(page)));
}

/** Presses a key and returns the latency in ms, in the same way. */
export async function keyLatency(page: Page, key: string): Promise<number> {
  await takeDurations(page);
  await page.keyboard.press(key);
  await page.waitForTimeout(400);
  return Math.max(16, ...(await takeDurations(page)));
}

/** Prints what was measured, in ms, and expects its median to be within a limit. */
export function expectFast(what: string, latencies: readonly number[], most: number) {
  const typical = median(latencies);
  console.log(`${what}: ${latencies.join(', ')} ms, median ${typical}`);
  expect.soft(typical, what).toBeLessThanOrEqual(most);
}

/** Records the tasks of the page's main thread that take longer than 50 ms, which is when they are reported. */
export async function recordTasks(page: Page) {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** The longest task of the main thread since the last call, in ms; the browser does not report those up to 50 ms. */
export const longestTask = async (page: Page) =>
  Math.max(
    50,
    ...(await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.splice(0))),
  );
