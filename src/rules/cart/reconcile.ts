import type { Cart } from '#schemas/cart.ts';

type Known = Cart | undefined;

/**
 * Merges the persisted cart into the current one if rehydration ends after the first changes (PERS-06). Two carts with
 * different lines become one without a hash, because no server has it yet.
 */
export function mergeRehydratedCart(persisted: Known, current: Known): Known {
  if (persisted === undefined || current === undefined) return current ?? persisted;
  const newer = new Set(current.items.map(({ id }) => id));
  const missing = persisted.items.filter(({ id }) => !newer.has(id));
  if (missing.length === 0 || persisted.hash === current.hash) return current;
  return { ...current, hash: '', items: [...missing, ...current.items] };
}

const linesIn = (cart: Known) => new Map((cart?.items ?? []).map((line) => [line.id, line]));

/**
 * Merges the carts of two tabs that derive from `base`: the other tab's cart, with the changes of this tab (KEEP-04). A
 * line that either has removed is missing; undefined is a cart without lines. If both have changed a quantity, this tab
 * wins. A result that is neither of the two carts has no hash, because no server has it yet.
 */
export function reconcileCarts(base: Known, own: Known, other: Known): Known {
  const [before, mine, theirs] = [linesIn(base), linesIn(own), linesIn(other)];
  const remaining = [...theirs.values()].flatMap((line) => {
    const own = mine.get(line.id);
    if (own === undefined) return before.has(line.id) ? [] : line;
    return own.quantity === before.get(line.id)?.quantity ? line : own;
  });
  const added = [...mine.values()].filter(({ id }) => !theirs.has(id) && !before.has(id));
  const items = [...remaining, ...added];
  const isLike = (lines: typeof mine) =>
    lines.size === items.length && items.every(({ id, quantity }) => lines.get(id)?.quantity === quantity);
  // The same lines, in a cart that this tab alone has: a merge, or a new one in place of one that was lost.
  const isNewHere = other?.hash === base?.hash && own?.hash !== base?.hash;
  if (isLike(theirs)) return isNewHere && isLike(mine) ? own : other;
  if (isLike(mine)) return own;
  const cart = other ?? own;
  return cart && { ...cart, items, hash: own?.hash === other?.hash ? cart.hash : '' };
}

/**
 * Merges the item lists of two tabs that derive from `base`, without the items that either tab has removed (KEEP-04).
 * Returns `own` itself if it is the result, so that nothing is written.
 */
export function reconcileItems(base: string[], own: string[], other: string[]): string[] {
  const isKept = (item: string) => !base.includes(item) || (own.includes(item) && other.includes(item));
  const items = [...new Set([...own, ...other])].filter(isKept);
  return JSON.stringify(items) === JSON.stringify(own) ? own : items;
}
