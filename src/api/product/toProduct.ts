import type { ReplyOf } from '#schemas/endpoint.ts';
import type { getProduct, Product } from '#schemas/product.ts';
import { toFastShipping, toListedProduct } from './listedProduct.ts';

/** Maps a product to the model (PROD-01 to PROD-03, CAT-42). It is removed from its own other colors (PROD-18). */
export function toProduct({ data }: ReplyOf<typeof getProduct>): Product {
  const { breadcrumbs, MainShipping, SecondaryShipping, description, otherimages, related, ...listed } = data;
  const { size_convertion_table, ...product } = listed;
  return {
    ...toListedProduct(product),
    ...toFastShipping(MainShipping, SecondaryShipping),
    description,
    otherimages,
    related: related.filter(({ sku }) => sku !== data.sku),
    size_convertion_table,
    breadcrumb: breadcrumbs,
  };
}
