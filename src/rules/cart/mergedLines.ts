import type { ProblemDetail } from '#schemas/problem.ts';
import type { Line } from './cart.ts';

interface Item {
  id: string;
}

/** How many lines a merge has added to those that the shopper had on this device (KEEP-06). */
export function addedByMerge(before: readonly { item: string }[], merged: readonly Item[]): number {
  const had = new Set(before.map(({ item }) => item));
  return merged.filter(({ id }) => !had.has(id)).length;
}

/** The answer to a merge, as far as it says what has become of a line. */
interface Merged {
  cart: { items: readonly Item[] };
  errors: readonly Pick<ProblemDetail, 'sku'>[];
}

/** The lines of this device that the answer to a merge has neither in the cart nor among what it gives a reason for. */
export const leftOutByMerge = (before: readonly Line[], { cart, errors }: Merged): Line[] =>
  before.filter(
    ({ item }) => !cart.items.some(({ id }) => id === item) && !errors.some(({ sku }) => sku === item),
  );
