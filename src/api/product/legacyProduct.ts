import type { InferOutput, ObjectSchema } from 'valibot';
import { sourceCall } from '#api/transport/eitherSource.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getLegacyProduct, type legacyProductEntries } from '#schemas/legacyProducts.ts';
import type { productEntries, ProductSize } from '#schemas/listing.ts';
import type { Product } from '#schemas/product.ts';
import { toProduct } from './toProduct.ts';

/** Maps the product of the legacy host to the model (PROD-02). */
export function toLegacyProduct({
  data: { related, ...product },
}: ReplyOf<typeof getLegacyProduct>): Product {
  const inNew = related.map(({ productname, ...same }) => ({ ...same, productName: productname }));
  return toProduct({ data: { ...fromLegacyProduct(product), related: inNew } });
}

/** The call for a product's page at the legacy host, and its mapping (API-39, API-40). */
export const legacyProduct = sourceCall(
  getLegacyProduct,
  ({ path }: { path: string }) => ({ segment: path.slice(1).replace(/\.html$/, '') }),
  toLegacyProduct,
);

type Old = InferOutput<ObjectSchema<typeof legacyProductEntries, undefined>> & { sizes?: ProductSize[] };
type New = InferOutput<ObjectSchema<typeof productEntries, undefined>>;

/**
 * A product of the legacy host in the wire shape of the backend-for-frontend, which is mapped to the model (PROD-02).
 */
export function fromLegacyProduct<Product extends Old>(product: Product) {
  const { productname, price, specialprice, seller_free_shipping, free_shipping, fast_shipping, ...same } =
    product;
  const renamed = {
    productName: productname,
    numericOriginalPrice: price,
    numericDiscountPrice: specialprice,
    sellerFreeShipping: seller_free_shipping,
    freeShipping: free_shipping,
    fastShipping: fast_shipping,
  } satisfies Partial<New>;
  return { ...same, ...renamed };
}
