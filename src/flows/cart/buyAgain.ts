import { isNotFound, isOutOfStock, maxQuantity, withLine } from '#rules/cart/cart.ts';
import type { OrderLine } from '#schemas/orders.ts';
import type { Problem } from '#schemas/problem.ts';
import { addEnded, addStarted, selectAdding } from '#store/cart.ts';
import type { Store } from '#store/store.ts';
import { changeCart, linesIn, whenCartIdle } from './cartCalls.ts';

/** A line of an order, and its quantity in the cart now. */
export interface BoughtLine {
  line: OrderLine;
  quantity: number;
}

/** The result of buying an order again. */
export interface BoughtAgain {
  added: readonly BoughtLine[];
  /** Lines that the cart already had (CART-12). */
  there: readonly OrderLine[];
  /** Lines that are not available in the bought quantity. */
  unavailable: readonly BoughtLine[];
  /** Lines that were not added because of the problem. */
  failed: readonly OrderLine[];
  problem: Problem | undefined;
}

/** Adds as many as the shop has, at most the line's quantity. Returns the problem of a failed call. */
async function addMost(store: Store, { sku: item, quantity: wanted }: OrderLine) {
  const { signal } = store.session;
  for (let quantity = maxQuantity(wanted, 0); quantity > 0; quantity -= 1) {
    await whenCartIdle(store);
    if (signal.aborted) return 'stopped';
    const lines = withLine(linesIn(store), { item, quantity });
    const { reply, problem } = await changeCart(store, { item, quantity, lines });
    if (signal.aborted) return 'stopped';
    if (reply?.cart.items.some(({ id }) => id === item)) return { quantity };
    // Stryker disable next-line ArrayDeclaration: each reply and problem of the cart has errors
    const { errors = [] } = reply ?? problem ?? {};
    if (isNotFound(errors, item)) break;
    if (problem && !isOutOfStock(errors, item)) return { quantity: 0, problem };
  }
  return { quantity: 0 };
}

/**
 * Adds the lines of an order to the cart, one after another, each in the quantity that is left. Stops at the first
 * failed call. Undefined if an add is pending or the session has ended. (AFTER-02, CART-10)
 */
export async function buyAgain(store: Store, lines: readonly OrderLine[]): Promise<BoughtAgain | undefined> {
  if (selectAdding(store.getState()) !== undefined) return undefined;
  // Stryker disable next-line OptionalChaining,StringLiteral: an order without lines cannot be bought again
  store.dispatch(addStarted(lines[0]?.sku ?? ''));
  const added: BoughtLine[] = [];
  const unavailable: BoughtLine[] = [];
  const there: OrderLine[] = [];
  try {
    for (const [index, line] of lines.entries()) {
      if (linesIn(store).some(({ item }) => item === line.sku)) {
        there.push(line);
        continue;
      }
      const result = await addMost(store, line);
      if (result === 'stopped') return undefined;
      const { quantity, problem } = result;
      if (problem) return { added, there, unavailable, failed: lines.slice(index), problem };
      if (quantity > 0) added.push({ line, quantity });
      if (quantity < maxQuantity(line.quantity, 0)) unavailable.push({ line, quantity });
    }
    return { added, there, unavailable, failed: [], problem: undefined };
  } finally {
    store.dispatch(addEnded());
  }
}
