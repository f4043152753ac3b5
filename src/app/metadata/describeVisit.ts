import type { LateStart } from '#app/start/makeShop.ts';
import { whenStaying } from '#ui/timing/whenStaying.ts';

/** Describes the page (REACH-05) once the visitor stays. */
export function describeVisit(start: LateStart): void {
  const describe = async () => {
    const { describePage } = await import('./describePage.ts');
    if (!start.signal.aborted) describePage(start, document);
  };
  // Without network the page keeps what it says of itself, which nobody reads then.
  whenStaying(() => void describe().catch(() => undefined));
}
