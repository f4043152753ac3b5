import { aCart } from '#fixtures/cart.ts';
import type { Cart } from '#schemas/cart.ts';
import type { DeviceStorage } from '#api/transport/ports.ts';

/** A disk in memory; `texts` is what it holds. */
export function memoryStorage(
  texts: Record<string, string> = {},
): DeviceStorage & { texts: Record<string, string> } {
  return {
    texts,
    getItem: (key) => texts[key] ?? null,
    setItem: (key, text) => {
      texts[key] = text;
    },
  };
}

/** The disk of a returning visitor with a cart. */
export const storageWithCart = (cart: Partial<Cart>) =>
  memoryStorage({ 'persist:root': JSON.stringify({ cart: JSON.stringify({ cart: aCart(cart) }) }) });
