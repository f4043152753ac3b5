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

type Known = Cart | undefined;

const linesIn = (cart: Known) => new Map((cart?.items ?? []).map((line) => [line.id, line]));

/**
 * One cart of two that came of the same one: of another tab's, with all that this tab has added, changed and taken off
 * since (KEEP-04). Where neither holds all of it and they are not the same at the server, it has no hash: no server
 * knows it yet.
 */
export function agreedCart(same: Known, own: Known, other: Known): Known {
  if (own === undefined || other === undefined) return own ?? other;
  const [before, mine, theirs] = [linesIn(same), linesIn(own), linesIn(other)];
  const isChanged = (id: string) => mine.get(id)?.quantity !== before.get(id)?.quantity;
  const kept = other.items.flatMap((line) => (isChanged(line.id) ? (mine.get(line.id) ?? []) : line));
  const added = own.items.filter(({ id }) => !theirs.has(id) && isChanged(id));
  const items = [...kept, ...added];
  const isLike = (cart: Cart) =>
    cart.items.length === items.length &&
    items.every((line) =>
      cart.items.some(({ id, quantity }) => id === line.id && quantity === line.quantity),
    );
  if (isLike(other)) return other;
  if (isLike(own)) return own;
  return { ...other, items, hash: own.hash === other.hash ? own.hash : '' };
}

/** The visited history after what was kept came late: what was visited meanwhile follows it; home forgets it (ROUTE-66). */
export const mergedHistory = (kept: readonly string[], made: readonly string[]): string[] =>
  made.length === 0
    ? []
    : made.reduce<string[]>((all, url) => visited(all, { url, kind: 'push' }), [...kept]);
