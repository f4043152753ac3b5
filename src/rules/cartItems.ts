/** An item of the cart and how many of it. */
export interface Line {
  item: string;
  quantity: number;
}

/** How many of one item can be in the cart (CART-14). */
const mostOfOne = 10;

/** The lines as calls send them: `AB12-41=2,CD34-38=1` (API-55). */
export const itemsText = (lines: readonly Line[]): string =>
  lines.map(({ item, quantity }) => `${item}=${quantity}`).join(',');

/** The lines that a cart shows, as this device holds them. */
export const linesOf = (items: readonly { id: string; quantity: number }[]): Line[] =>
  items.map(({ id, quantity }) => ({ item: id, quantity }));

/** The lines with one of them set in its place, added at the end, or taken off by a quantity of 0 (CART-14). */
export function withLine(lines: readonly Line[], { item, quantity }: Line): Line[] {
  if (quantity === 0) return lines.filter((line) => line.item !== item);
  if (!lines.some((line) => line.item === item)) return [...lines, { item, quantity }];
  return lines.map((line) => (line.item === item ? { item, quantity } : line));
}

/** The sku of the product that an item is a size of: what stands before the last dash (CART-03, CART-04). */
export function productSku(item: string): string {
  const dash = item.lastIndexOf('-');
  return dash === -1 ? item : item.slice(0, dash);
}

/** How many of an item can be chosen while so many are in stock; what is in the cart already may stay (CART-14). */
export const mostToChoose = (stock: number, held: number): number =>
  Math.min(mostOfOne, Math.max(stock, held));
