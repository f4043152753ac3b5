import type { ProblemDetail } from '#schemas/problem.ts';
import type { Line } from './cart.ts';

interface Item {
  id: string;
}

interface Answer<Detail> {
  cart: { items: readonly Item[] };
  errors: readonly Detail[];
}

/** How many lines a merge has added to those that the shopper had on this device (KEEP-06). */
export function addedByMerge(before: readonly { item: string }[], merged: readonly Item[]): number {
  const had = new Set(before.map(({ item }) => item));
  return merged.filter(({ id }) => !had.has(id)).length;
}

/** The lines of this device that are neither in the merged cart nor in the errors of the merge. */
export const leftOutByMerge = (
  before: readonly Line[],
  { cart, errors }: Answer<Pick<ProblemDetail, 'sku'>>,
): Line[] =>
  before.filter(
    ({ item }) => !cart.items.some(({ id }) => id === item) && !errors.some(({ sku }) => sku === item),
  );

/** The items that the server removed for lack of stock: listed in `errors`, and missing in the cart (CART-19). */
export function removedOutOfStock({ cart: { items }, errors }: Answer<ProblemDetail>): string[] {
  const left = new Set<string | undefined>(items.map(({ id }) => id));
  return errors.flatMap(({ code, sku }) =>
    code === 'OUT_OF_STOCK' && sku !== undefined && !left.has(sku) ? sku : [],
  );
}
