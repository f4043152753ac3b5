import { aCart } from '#fixtures/cart.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Disk } from '#store/latch.ts';

/** A disk that remembers as long as the test does; `texts` is what it holds. */
export function memoryDisk(texts: Record<string, string> = {}): Disk & { texts: Record<string, string> } {
  return {
    texts,
    getItem: (key) => texts[key] ?? null,
    setItem: (key, text) => {
      texts[key] = text;
    },
  };
}

/** The disk of a visitor who comes back with a cart. */
export const diskWith = (cart: Partial<Cart>) =>
  memoryDisk({ 'persist:root': JSON.stringify({ cart: JSON.stringify({ cart: aCart(cart) }) }) });
