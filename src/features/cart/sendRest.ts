import { changeCart } from '#commerce/cartCalls.ts';
import { holds } from '#rules/cartFailure.ts';
import { type Line, linesOf } from '#rules/cartItems.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectCart, selectCartBusy } from '#store/cart.ts';
import type { Store } from '#store/makeStore.ts';

/** Settled when no cart call is on its way (CART-09). */
function idle(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (selectCartBusy(store.getState())) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}

/**
 * Sends the changes that were still waiting when the shopper left the cart (CART-14), one after the other (CART-09);
 * one that the cart shows already is done. `onProblem` is told of each that fails.
 */
export async function sendRest(
  store: Store,
  waiting: readonly Line[],
  onProblem: (problem: Problem, item: string) => void,
): Promise<void> {
  for (const line of waiting) {
    await idle(store);
    const items = selectCart(store.getState())?.items ?? [];
    if (holds(items, line)) continue;
    const others = linesOf(items).filter(({ item }) => item !== line.item);
    const lines = line.quantity > 0 ? [...others, line] : others;
    const { problem } = await changeCart(store, { ...line, lines });
    if (problem) onProblem(problem, line.item);
  }
}
