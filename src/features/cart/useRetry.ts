import { useState } from 'react';
import { readCart } from '#commerce/cartCalls.ts';
import { useShop } from '#commerce/shop.ts';
import { takenOffFlash } from '#commerce/takenOffFlash.ts';
import { useAppStore } from '#store/hooks.ts';

/** Reads the cart again on demand, once at a time (CART-17). */
export function useRetry() {
  const store = useAppStore();
  const { texts } = useShop();
  const [retrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    const { reply } = await readCart(store);
    if (reply) takenOffFlash(store, texts, reply);
    setRetrying(false);
  }

  return { retrying, retry };
}
