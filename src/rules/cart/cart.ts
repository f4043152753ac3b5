import type { Problem, ProblemDetail } from '#schemas/problem.ts';

/** An item of the cart and its quantity. */
export interface Line {
  item: string;
  quantity: number;
}

/** Highest quantity of one item in the cart (CART-14). */
const maxPerItem = 10;

/** Formats lines for a call: `AB12-41=2,CD34-38=1` (API-55). */
export const itemsText = (lines: readonly Line[]): string =>
  lines.map(({ item, quantity }) => `${item}=${quantity}`).join(',');

/** The lines of the cart on this device. */
export const linesOf = (items: readonly { id: string; quantity: number }[]): Line[] =>
  items.map(({ id, quantity }) => ({ item: id, quantity }));

/** Returns the lines with one line replaced, added at the end, or removed for a quantity of 0 (CART-14). */
export function withLine(lines: readonly Line[], { item, quantity }: Line): Line[] {
  if (quantity === 0) return lines.filter((line) => line.item !== item);
  if (!lines.some((line) => line.item === item)) return [...lines, { item, quantity }];
  return lines.map((line) => (line.item === item ? { item, quantity } : line));
}

/** The sku of an item's product: the part before the last dash (CART-03, CART-04). */
export function productSku(item: string): string {
  const dash = item.lastIndexOf('-');
  return dash === -1 ? item : item.slice(0, dash);
}

/**
 * Highest quantity of an item that can be chosen with this stock; the quantity already in the cart may stay (CART-14).
 */
export const maxQuantity = (stock: number, inCart: number): number =>
  Math.min(maxPerItem, Math.max(stock, inCart));

/** The reason for a maximum quantity: the limit for one item, or the stock (CART-14). */
export const limitOf = (quantity: number): 'maxPerItem' | 'maxInStock' =>
  quantity >= maxPerItem ? 'maxPerItem' : 'maxInStock';

/**
 * Whether the server does not know the cart. `recreateCart` then creates it from the lines on this device; after any
 * other failure the cart is read again (CART-15 to CART-17).
 */
export const isCartLost = ({ message }: Pick<Problem, 'message'>): boolean => message === 'Cart not found';

const itemsOf = (errors: readonly ProblemDetail[], code: string) =>
  errors.filter((error) => error.code === code).map(({ sku }) => sku);

/** Whether a failure says that the item does not exist. */
export const isNotFound = (errors: readonly ProblemDetail[], item: string): boolean =>
  itemsOf(errors, 'NOT_FOUND').includes(item);

/** Whether a failure says that an item has no stock (CART-20). */
export const isOutOfStock = (errors: readonly ProblemDetail[], item: string): boolean =>
  itemsOf(errors, 'OUT_OF_STOCK').includes(item);

/**
 * Whether the cart has this quantity of an item; a missing item has 0. After a write without a response it shows
 * whether the write was applied (KEEP-03).
 */
export const hasQuantity = (
  items: readonly { id: string; quantity: number }[],
  { item, quantity }: Line,
): boolean => (items.find(({ id }) => id === item)?.quantity ?? 0) === quantity;
