import { sourceCall } from '#api/transport/eitherSource.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getLegacyProduct } from '#schemas/legacyProducts.ts';
import type { Product } from '#schemas/product.ts';
import { fromLegacyProduct } from './fromLegacyProduct.ts';
import { toProduct } from './toProduct.ts';

/** The product of the legacy host as the shop's model (PROD-02). */
export function toLegacyProduct({
  data: { related, ...product },
}: ReplyOf<typeof getLegacyProduct>): Product {
  const inNew = related.map(({ productname, ...same }) => ({ ...same, productName: productname }));
  return toProduct({ data: { ...fromLegacyProduct(product), related: inNew } });
}

/** How the legacy host answers for a product's page (API-39, API-40). */
export const legacyProduct = sourceCall(
  getLegacyProduct,
  ({ path }: { path: string }) => ({ segment: path.slice(1).replace(/\.html$/, '') }),
  toLegacyProduct,
);
