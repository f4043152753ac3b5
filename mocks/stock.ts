import type { Session } from './session.ts';

/** The stock of an item for this visitor: set by a provider state, else the catalogue's. */
export function stockOf(item: string, { stock, world }: Session): number {
  const size = world.productOfItem.get(item)?.sizes.find(({ skuSimple }) => skuSimple === item);
  return stock.get(item) ?? size?.stock ?? 0;
}
