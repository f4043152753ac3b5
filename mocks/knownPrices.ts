import * as v from 'valibot';
import { shippingFee } from './shippingFee.ts';
import type { Session } from './session.ts';

/** A product and its prices in a provider state; `special_price` is 0 for none. */
export const soldAt = v.object({ sku: v.string(), price: v.number(), special_price: v.number() });

/** Throws if the mock sells a product at other prices, which a provider state cannot change. */
export function checkPrices({ world }: Session, { sku, price, special_price }: v.InferOutput<typeof soldAt>) {
  const product = world.productOfSku.get(sku);
  if (product?.price !== price || product.specialPrice !== special_price)
    throw new Error(
      `Failed to set the state: the mock does not sell ${sku} at ${price} and ${special_price}.`,
    );
}

/** Items at their prices in a provider state, and what an order costs to ship that is not shipped free of charge. */
export const itemsAt = {
  items: v.array(v.object({ item: v.string(), price: v.number(), special_price: v.number() })),
  shipping: v.number(),
};

/** Has ten of each item in stock. Throws if the mock sells or ships at other prices. */
export function sellItems(
  session: Session,
  { items, shipping }: v.InferOutput<v.ObjectSchema<typeof itemsAt, undefined>>,
) {
  if (shippingFee[session.country] !== shipping)
    throw new Error(`Failed to set the state: the mock does not ship for ${shipping}.`);
  for (const { item, ...prices } of items) {
    checkPrices(session, { sku: session.world.productOfItem.get(item)?.sku ?? '', ...prices });
    session.stock.set(item, 10);
  }
}
