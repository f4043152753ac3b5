import type { Problem, ProblemDetail } from '#schemas/problem.ts';
import type { Line } from './cartItems.ts';

/**
 * How to recover from a failed cart call: a cart that the server does not know is recreated from the lines of this
 * device, or is empty if there are none; after any other failure it is read again (CART-15 to CART-17).
 */
export function recoveryOf({ message }: Pick<Problem, 'message'>, lines: readonly Line[]) {
  if (message !== 'Cart not found') return 'reload';
  return lines.length > 0 ? 'recreate' : 'empty';
}

const itemsOf = (errors: readonly ProblemDetail[], code: string) =>
  errors.filter((error) => error.code === code).map(({ sku }) => sku);

/** Whether a failure says that the item does not exist. */
export const isNotFound = (errors: readonly ProblemDetail[], item: string): boolean =>
  itemsOf(errors, 'NOT_FOUND').includes(item);

/** Whether a failure says that an item has no stock (CART-20). */
export const isOutOfStock = (errors: readonly ProblemDetail[], item: string): boolean =>
  itemsOf(errors, 'OUT_OF_STOCK').includes(item);

/**
 * Whether an answer has this quantity of an item, 0 for a missing one. After a write without an answer it shows whether
 * the write was done (KEEP-03).
 */
export const hasQuantity = (
  items: readonly { id: string; quantity: number }[],
  { item, quantity }: Line,
): boolean => (items.find(({ id }) => id === item)?.quantity ?? 0) === quantity;
