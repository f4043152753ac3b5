import type { Session } from './session.ts';

/** How many of an item this visitor can buy: what a state has set, else what the shop has. */
export function stockOf(item: string, { stock, world }: Session): number {
  const size = world.productOfItem.get(item)?.sizes.find(({ skuSimple }) => skuSimple === item);
  return stock.get(item) ?? size?.stock ?? 0;
}
