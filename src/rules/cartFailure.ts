import type { Problem, ProblemDetail } from '#schemas/problem.ts';
import type { Line } from './cartItems.ts';

/**
 * What mends a cart call that failed: a cart that is not there is made anew from the lines of this device, or is empty
 * where there are none; after anything else it is read again (CART-15 to CART-17).
 */
export function mendOf({ message }: Pick<Problem, 'message'>, lines: readonly Line[]) {
  if (message !== 'Cart not found') return 'reload';
  return lines.length > 0 ? 'recreate' : 'empty';
}

const named = (errors: readonly ProblemDetail[], code: string) =>
  errors.filter((error) => error.code === code).map(({ sku }) => sku);

/** Whether a refusal says that nobody sells such an item. */
export const isUnknown = (errors: readonly ProblemDetail[], item: string): boolean =>
  named(errors, 'NOT_FOUND').includes(item);

/** Whether a refusal says that an item has no stock (CART-20). */
export const isOutOfStock = (errors: readonly ProblemDetail[], item: string): boolean =>
  named(errors, 'OUT_OF_STOCK').includes(item);

interface Answer {
  cart: { items: readonly { id: string }[] };
  errors: readonly ProblemDetail[];
}

/** The items that the server took off for lack of stock: named in `errors`, and gone from the cart (CART-19). */
export function takenOff({ cart: { items }, errors }: Answer): string[] {
  const left = new Set(items.map(({ id }) => id));
  return named(errors, 'OUT_OF_STOCK').filter((sku) => sku !== undefined && !left.has(sku)) as string[];
}

/** Whether an answer has so many of an item; none for 0. After an unclear write it tells what became of it (KEEP-03). */
export const holds = (
  items: readonly { id: string; quantity: number }[],
  { item, quantity }: Line,
): boolean => (items.find(({ id }) => id === item)?.quantity ?? 0) === quantity;
