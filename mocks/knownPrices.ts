import * as v from 'valibot';
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
