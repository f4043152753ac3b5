import type { DeviceStorage } from '#api/transport/ports.ts';
import { aCart } from '#fixtures/cart.ts';
import type { Cart } from '#schemas/cart.ts';

/** A storage in memory; `texts` is its content. */
export function memoryStorage(
  texts: Record<string, string> = {},
): DeviceStorage & { texts: Record<string, string> } {
  return {
    texts,
    getItem: (key) => texts[key] ?? null,
    setItem: (key, text) => {
      texts[key] = text;
    },
    removeItem: (key) => {
      delete texts[key];
    },
  };
}

/** The storage of a returning visitor with a cart. */
export const storageWithCart = (cart: Partial<Cart>) =>
  memoryStorage({ 'persist:root': JSON.stringify({ cart: JSON.stringify({ cart: aCart(cart) }) }) });
