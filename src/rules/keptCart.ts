import type { Cart } from '#schemas/cart.ts';
import { visited } from './visitedHistory.ts';

/**
 * The cart of this device after what was kept came late: nothing that the shopper added meanwhile is lost, and nothing
 * that was kept (PERS-06). Two carts with lines of their own become one without hash, which no server knows yet.
 */
export function mergedCart(kept: Cart | undefined, made: Cart | undefined): Cart | undefined {
  if (kept === undefined || made === undefined) return made ?? kept;
  const newer = new Set(made.items.map(({ id }) => id));
  const missing = kept.items.filter(({ id }) => !newer.has(id));
  if (missing.length === 0 || kept.hash === made.hash) return made;
  return { ...made, hash: '', items: [...missing, ...made.items] };
}

/** The visited history after what was kept came late: what was visited meanwhile follows it; home forgets it (ROUTE-66). */
export const mergedHistory = (kept: readonly string[], made: readonly string[]): string[] =>
  made.length === 0
    ? []
    : made.reduce<string[]>((all, url) => visited(all, { url, kind: 'push' }), [...kept]);
