import { useState } from 'react';
import { readCart } from '#flows/cart/cartCalls.ts';
import { useAppStore } from '#store/hooks.ts';

/** Reads the cart again on demand, once at a time (CART-17); `failures` counts the retries by hand in vain. */
export function useRetry() {
  const store = useAppStore();
  const [retrying, setRetrying] = useState(false);
  const [failures, setFailures] = useState(0);

  async function retry(byHand: boolean) {
    setRetrying(true);
    const { problem } = await readCart(store);
    setRetrying(false);
    if (problem && byHand) setFailures((before) => before + 1);
  }

  return { retrying, failures, retry };
}
