import type { Page } from '@playwright/test';
import type { Shift } from '#bench/layoutShift.ts';

/**
 * Records each layout shift of a page from its start. Returns a function that reads the recorded entries. Each entry
 * lists the moved elements, to make a failure readable.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node: Node | null }[] };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.nodeName ?? 'removed node'),
        );
        shifts.push({ ...entry.toJSON(), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
}

/** The sum of all layout shifts without recent input. Stricter than cumulative layout shift, which counts one window. */
export const unexpectedShift = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0);
