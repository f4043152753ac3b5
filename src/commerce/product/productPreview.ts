import * as v from 'valibot';
import type { ListedProduct } from '#schemas/listing.ts';

/** History state outlives a deployment, so it is validated like any persisted value. */
const previewSchema = v.object({
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

/** The data of a product that a list already has. The product page shows it at once. */
export type ProductPreview = Pick<ListedProduct, keyof v.InferOutput<typeof previewSchema>>;

/** The preview of the product at `path` from the history state; undefined when there is none. Never throws. */
export function parseProductPreview(state: unknown, path: string): ProductPreview | undefined {
  const parsed = v.safeParse(previewSchema, state);
  return parsed.success && parsed.output.url === path ? parsed.output : undefined;
}
