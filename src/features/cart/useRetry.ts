import { useState } from 'react';
import { readCart } from '#commerce/cart/cartCalls.ts';
import { useAppStore } from '#store/hooks.ts';

/** Reads the cart again on demand, once at a time (CART-17). */
export function useRetry() {
  const store = useAppStore();
  const [retrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    await readCart(store);
    setRetrying(false);
  }

  return { retrying, retry };
}
