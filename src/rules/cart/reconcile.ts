import type { Cart } from '#schemas/cart.ts';

type Known = Cart | undefined;

/**
 * The cart of this device after a late rehydration: nothing that the shopper added meanwhile is lost, and nothing that
 * was persisted (PERS-06). Two carts with lines of their own become one without hash, which no server has yet.
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
 * Makes one cart of two that derive from the same one: another tab's, with what this tab has added and changed since
 * (KEEP-04). A line that either has removed is missing, and no cart (undefined) counts as one whose lines are all
 * removed. If both have changed a quantity, this tab's counts. A result that is neither of the two carts has no hash:
 * no server has it yet.
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
 * Makes one list of items of two tabs' that derive from `base` (KEEP-04): what both have, without what either has removed
 * since. Returns `own` itself where that is all, so that nothing is written anew.
 */
export function reconcileItems(base: string[], own: string[], other: string[]): string[] {
  const isKept = (item: string) => !base.includes(item) || (own.includes(item) && other.includes(item));
  const items = [...new Set([...own, ...other])].filter(isKept);
  return JSON.stringify(items) === JSON.stringify(own) ? own : items;
}
