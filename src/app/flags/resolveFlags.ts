import type { LateStart } from '#app/start/makeShop.ts';
import { whenStaying } from '#ui/timing/whenStaying.ts';

/**
 * Resolves the flags once the visitor stays: code and request come after those of the page (FLAG-24).
 */
export function resolveFlags(start: LateStart): void {
  const begin = async () => {
    const { startFlags } = await import('./startFlags.ts');
    if (!start.signal.aborted) startFlags(start);
  };
  // Without its code the values of the last visit, or the defaults, stay.
  const cancel = whenStaying(() => void begin().catch(() => undefined));
  start.signal.addEventListener('abort', cancel);
}
