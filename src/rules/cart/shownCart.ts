import type { CartItem } from '#schemas/cart.ts';

/** A line that was just removed, and the ids of all lines that were before it. */
export interface RemovedLine<Item> {
  item: Item;
  before: readonly string[];
}

/** A row of the cart: a line, or the position of one that was just removed. */
export interface CartRow<Item> {
  item: Item;
  removed: boolean;
}

/** The rows of the cart, with each line that was just removed in its former position (KEEP-01). */
export function cartRows<Item extends { id: string }>(
  items: readonly Item[],
  removed: readonly RemovedLine<Item>[],
): CartRow<Item>[] {
  const removedIds = new Set(removed.map(({ item }) => item.id));
  const rows = items.map((item) => ({ item, removed: removedIds.has(item.id) }));
  for (const { item, before } of removed) {
    if (rows.some((row) => row.item.id === item.id)) continue;
    const last = rows.findLastIndex((row) => before.includes(row.item.id));
    rows.splice(last + 1, 0, { item, removed: true });
  }
  return rows;
}

/** The lines and the total of a cart, in the currency's major unit. */
interface ShownCart {
  items: readonly CartItem[];
  total_value: number;
}

/** A difference to the shown cart: a line, its quantity or unit price, or the total. */
export type CartDifference =
  | { kind: 'gone'; item: CartItem }
  | { kind: 'added'; item: CartItem }
  | { kind: 'fewer' | 'more' | 'price'; item: CartItem; from: number; to: number }
  | { kind: 'total'; from: number; to: number };

const unitPrice = ({ price, special_price: special }: CartItem) => special || price;

function differencesOf(shown: CartItem, item: CartItem | undefined): CartDifference[] {
  if (item === undefined) return [{ kind: 'gone', item: shown }];
  const found: CartDifference[] = [];
  const [had, has] = [shown.quantity, item.quantity];
  // Stryker disable next-line EqualityOperator: equal values do not occur, or are the same change
  if (had !== has) found.push({ kind: has < had ? 'fewer' : 'more', item, from: had, to: has });
  const [was, is] = [unitPrice(shown), unitPrice(item)];
  if (was !== is) found.push({ kind: 'price', item, from: was, to: is });
  return found;
}

/** How the server's cart differs from the shown one, line by line, then the total (CART-21). */
export function cartDifferences(shown: ShownCart, now: ShownCart): CartDifference[] {
  const found = shown.items.flatMap((item) =>
    differencesOf(
      item,
      now.items.find(({ id }) => id === item.id),
    ),
  );
  const had = new Set(shown.items.map(({ id }) => id));
  for (const item of now.items) if (!had.has(item.id)) found.push({ kind: 'added', item });
  const { total_value: from } = shown;
  const { total_value: to } = now;
  return from === to ? found : [...found, { kind: 'total', from, to }];
}

/** Sums of a cart in the currency's major unit. */
interface Sums {
  sub_total_value: number;
  discount: number;
}

/**
 * Amount missing for free shipping, in the currency's major unit; 0 from the country's threshold on (SHIP-09). It
 * counts the goods after the discount, without shipping costs, which would otherwise help to reach the threshold.
 */
export function missingForFreeShipping({ sub_total_value, discount }: Sums, threshold: number): number {
  const missing = Math.round((threshold - (sub_total_value - discount)) * 100) / 100;
  return Math.max(0, missing);
}
