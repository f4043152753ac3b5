import * as v from 'valibot';
import type { ListedProduct } from '#schemas/listing.ts';

/** An entry of the history lives longer than a build: what it tells is checked like anything that was kept. */
const known = v.object({
  sku: v.string(),
  productName: v.string(),
  brand: v.string(),
  price: v.number(),
  specialprice: v.number(),
  productImage: v.string(),
  url: v.string(),
  color: v.string(),
  freeShipping: v.boolean(),
  isProductBoost: v.boolean(),
  isECOFriendly: v.boolean(),
});

/** What a list knows of a product already, which its page shows at once. */
export type KnownProduct = Pick<ListedProduct, keyof v.InferOutput<typeof known>>;

/** What the list has told of the product of a path, in the entry of the history; undefined for nothing. Never throws. */
export function knownProduct(state: unknown, path: string): KnownProduct | undefined {
  const read = v.safeParse(known, state);
  return read.success && read.output.url === path ? read.output : undefined;
}
