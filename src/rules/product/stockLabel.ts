/** Key of a low-stock text: the last unit, or the last two. */
export type StockLabel = 'last' | 'lastTwo';

/** The low-stock text for a stock (SHIP-08); undefined if the stock is not low. */
export function stockLabel(stock: number): StockLabel | undefined {
  if (stock === 1) return 'last';
  return stock === 2 ? 'lastTwo' : undefined;
}
