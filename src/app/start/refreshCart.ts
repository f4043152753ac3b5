import { selectCart, readTimedOut } from '#store/cart.ts';
import type { Store } from '#store/makeStore.ts';

/** Time in ms for which the read at start blocks adding, at most (CART-09). */
const longestBlock = 3000;

/**
 * Reads the cart of the last visit once, if there is one (CART-24). The code of the calls is loaded only then, so a
 * visit without a cart does not load it. If the read fails the cart does not change.
 */
export async function refreshCart(
  store: Store,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  if (selectCart(store.getState()) === undefined) return;
  const { readCart } = await import('#flows/cart/cartCalls.ts');
  await readCart(store, (requestId) => {
    void wait(longestBlock).then(() => store.dispatch(readTimedOut(requestId)));
  });
}
