import type { LateStart } from './makeShop.ts';

/**
 * Merges what other tabs have written when this tab gets the focus, and writes what is pending when it is hidden or
 * left (KEEP-04).
 */
export function syncTabs({ persistence, signal }: Pick<LateStart, 'persistence' | 'signal'>): void {
  if (persistence === undefined) return;
  const flush = () => void persistence.flush();
  addEventListener('pagehide', flush, { signal });
  document.addEventListener('visibilitychange', flush, { signal });
  addEventListener('focus', () => persistence.mergeOtherTab(), { signal });
  // The tab may have got the focus before this code was loaded.
  void persistence.read.then(() => persistence.mergeOtherTab());
}
