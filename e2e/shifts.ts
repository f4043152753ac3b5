import type { Page } from '@playwright/test';
import type { Shift } from '#bench/layoutShift.ts';

/**
 * Has a page note each layout shift from its opening on; gives what was noted so far, as the browser tells it. What
 * moved is named, for those who read why a journey failed.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node: Node | null }[] };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.nodeName ?? 'what is gone'),
        );
        shifts.push({ ...entry.toJSON(), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
}

/** How much moved in all without a finger; stricter than the cumulative layout shift, which is of one window. */
export const movedUnasked = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0);
