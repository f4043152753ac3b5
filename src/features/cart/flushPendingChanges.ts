import { changeCart } from '#commerce/cart/cartCalls.ts';
import { whenCartIdle } from '#commerce/cart/whenCartIdle.ts';
import { hasQuantity } from '#rules/cart/cartFailure.ts';
import { type Line, linesOf } from '#rules/cart/cartItems.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectCart, selectCartBusy } from '#store/cart.ts';
import type { Store } from '#store/makeStore.ts';

/**
 * Sends the changes that were still pending when the shopper left the cart (CART-14), one after the other (CART-09);
 * one that the cart shows already is done, and none is sent once the session has ended. `onProblem` is called for each
 * that fails.
 */
export async function flushPendingChanges(
  store: Store,
  pending: readonly Line[],
  onProblem: (problem: Problem, item: string) => void,
): Promise<void> {
  const session = store.session;
  for (const line of pending) {
    // A coupon may be sent before this one resumes.
    while (selectCartBusy(store.getState())) await whenCartIdle(store);
    if (session.ended) return;
    const items = selectCart(store.getState())?.items ?? [];
    if (hasQuantity(items, line)) continue;
    const others = linesOf(items).filter(({ item }) => item !== line.item);
    const lines = line.quantity > 0 ? [...others, line] : others;
    const { problem } = await changeCart(store, { ...line, lines });
    if (problem) onProblem(problem, line.item);
  }
}
