import type { InferOutput, ObjectSchema } from 'valibot';
import type { productEntries, ProductSize } from '#schemas/listing.ts';
import type { legacyProductEntries } from '#schemas/legacyProducts.ts';

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
