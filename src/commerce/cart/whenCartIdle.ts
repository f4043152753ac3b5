import { selectCartBusy } from '#store/cart.ts';
import type { Store } from '#store/makeStore.ts';

/** Ends when no cart call blocks another (CART-09). */
export function whenCartIdle(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (selectCartBusy(store.getState())) return;
      // Stryker disable next-line CallExpression: without it the answer only stays in the cache
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
}
