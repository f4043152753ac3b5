import type { Order } from '#schemas/orders.ts';

/** What an order costs, in the major unit; a sum that cannot be told is undefined. */
export interface OrderSums {
  subtotal: number | undefined;
  shipping: number | undefined;
  /** As the server sends it. */
  total: number | string;
}

const readable = /^-?\d+(?:\.\d+)?$/;

/** An amount in cents, which add up without the artefacts of binary fractions; undefined for what is none (FMT-07). */
function centsOf(amount: number | string): number | undefined {
  const isNumber = typeof amount === 'number' || readable.test(amount.trim());
  const cents = isNumber ? Math.round(Number(amount) * 100) : Number.NaN;
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** What some of one item cost; undefined for a price that cannot be read. */
export function lineSum(price: number | string, quantity: number): number | undefined {
  const cents = centsOf(price);
  return cents === undefined ? undefined : (cents * quantity) / 100;
}

/** The sums of an order: what was paid for its lines, and what the total has beyond it, which is the shipping. */
export function orderSums({ items, total }: Pick<Order, 'items' | 'total'>): OrderSums {
  const unknown = { subtotal: undefined, shipping: undefined, total };
  let paid = 0;
  for (const { paid_price: price, quantity } of items) {
    const cents = centsOf(price);
    // Stryker disable next-line ConditionalExpression: an unreadable price makes the sum of all lines unreadable too
    if (cents === undefined) return unknown;
    paid += cents * quantity;
  }
  const shipping = (centsOf(total) ?? Number.NaN) - paid;
  // A total below its lines was lowered by something that the answer does not say.
  return items.length > 0 && shipping >= 0
    ? { subtotal: paid / 100, shipping: shipping / 100, total }
    : unknown;
}
