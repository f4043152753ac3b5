import { savedLines } from '#commerce/cart/savedLines.ts';
import type { Shop } from '#commerce/shop.ts';
import { withSaved } from '#rules/cart/savedLines.ts';
import type { CartItem } from '#schemas/cart.ts';

/** Keeps a line of the cart on this device for later (KEEP-07); taking it off the cart is a change of the cart. */
export function saveLine(
  shop: Shop,
  { id, sku, name, brand_name, color, size, price, special_price, quantity, image, url }: CartItem,
): void {
  const line = { id, sku, name, brand_name, color, size, price, special_price, quantity, image, url };
  savedLines(shop).change((lines) => withSaved(lines, line));
}
