import { parsed } from '#schemas/parsed.ts';
import type { Shop } from '#flows/shop.ts';
import { deviceList } from '#flows/device/deviceList.ts';
import { parseSavedLines, withSaved } from '#rules/cart/savedLines.ts';
import type { CartItem } from '#schemas/cart.ts';
import { savedLine } from '#schemas/savedLine.ts';

/** The lines that are saved for later (KEEP-07), on this device only (PERS-10). */
export const savedLines = deviceList('saved_lines', (text) =>
  parseSavedLines(text, (item) => parsed(savedLine, item)),
);

/** Saves a line of the cart for later (KEEP-07). The caller removes it from the cart. */
export function saveLine(
  shop: Shop,
  { id, sku, name, brand_name, color, size, price, special_price, quantity, image, url }: CartItem,
): void {
  const line = { id, sku, name, brand_name, color, size, price, special_price, quantity, image, url };
  savedLines(shop).change((lines) => withSaved(lines, line));
}
