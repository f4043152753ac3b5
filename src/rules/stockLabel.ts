/** The name of a low-stock text: the last unit, or the last two. */
export type StockLabel = 'last' | 'lastTwo';

/** Which text warns of a stock (SHIP-08); undefined where none does. */
export function stockLabel(stock: number): StockLabel | undefined {
  if (stock === 1) return 'last';
  return stock === 2 ? 'lastTwo' : undefined;
}
