import type { Session } from './session.ts';

/** The stock of an item for this visitor: set by a provider state, else the catalogue's. */
export function stockOf(item: string, { stock, world }: Session): number {
  const size = world.productOfItem.get(item)?.sizes.find(({ skuSimple }) => skuSimple === item);
  return stock.get(item) ?? size?.stock ?? 0;
}

/** The sizes of the product of an item but its own, with their stock. */
export const otherSizes = (session: Session, sku: string) =>
  (session.world.productOfItem.get(sku)?.sizes ?? [])
    .filter(({ skuSimple }) => skuSimple !== sku)
    .map(({ skuSimple, size }) => ({ skuSimple, numberSize: size, stock: stockOf(skuSimple, session) }));
