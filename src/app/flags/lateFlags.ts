import type { LateStart } from '#app/start/makeShop.ts';
import { whenStaying } from '#ui/timing/whenStaying.ts';

/**
 * Resolves the flags once the visitor stays: the code comes in the file of the banners, and its request after those of the
 * page (FLAG-24).
 */
export function lateFlags(start: LateStart): void {
  const begin = async () => {
    const { startFlags } = await import('#app/shell/Banners.tsx');
    if (!start.signal.aborted) startFlags(start);
  };
  // Without its code the values of the last visit, or the defaults, stay.
  const cancel = whenStaying(() => void begin().catch(() => undefined));
  start.signal.addEventListener('abort', cancel);
}
