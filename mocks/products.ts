import * as v from 'valibot';
import { table } from './table.ts';

const productRow = v.object({
  id: v.string(),
  sku: v.string(),
  name: v.string(),
  brand: v.string(),
  brandName: v.string(),
  color: v.string(),
  price: v.number(),
  specialPrice: v.number(),
  categories: v.string(),
  seller: v.string(),
  freeShipping: v.boolean(),
  image: v.string(),
  url: v.string(),
  sizes: v.array(v.object({ skuSimple: v.string(), size: v.string(), stock: v.number() })),
});

/** A product of the mock's catalogue; `image` is a path below the image host. */
export type ProductRow = v.InferOutput<typeof productRow>;

/** The catalogue's table, by sku. */
export const productTable = () => table(productRow, (row) => row.sku);
