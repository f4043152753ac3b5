import { selectCartUnsettled } from '#store/cart.ts';
import type { Store } from '#store/makeStore.ts';

/**
 * Has the cart read each time that something of another tab was taken in: the server tells both the same, and a cart
 * that was united of two is made there (KEEP-04). A read that fails is left to the next change (KEEP-03).
 */
export function agreeOnCart(store: Store, read: () => Promise<void>): void {
  let reading = false;
  store.subscribe(() => {
    if (reading || !selectCartUnsettled(store.getState())) return;
    reading = true;
    read()
      .catch(() => undefined)
      .finally(() => {
        reading = false;
      });
  });
}
