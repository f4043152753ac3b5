import type { InferOutput, ObjectSchema } from 'valibot';
import type {
  FastShipping,
  ListedProduct,
  productEntries,
  ProductSize,
  ShippingOption,
} from '#schemas/listing.ts';

type WireProduct = InferOutput<ObjectSchema<typeof productEntries, undefined>> & { sizes?: ProductSize[] };

/** Maps a product of the backend-for-frontend to the model (PROD-02, PROD-03). */
export function toListedProduct({
  numericOriginalPrice: price,
  numericDiscountPrice: specialprice,
  categories,
  sizes = [],
  ...same
}: WireProduct): ListedProduct {
  return {
    ...same,
    price,
    specialprice,
    categories: categories === '' ? [] : categories.split('|'),
    sizes,
  };
}

/** The label for fast shipping on a product or a result; active when any option is enabled (CAT-42, CAT-43). */
export function toFastShipping(
  MainShipping: ShippingOption,
  SecondaryShipping: ShippingOption,
): FastShipping {
  const fastShippingActive = MainShipping.enabled || SecondaryShipping.enabled;
  return { MainShipping, SecondaryShipping, fastShippingActive };
}
