import { parseList } from '#lib/lists.ts';
import type { ProductPreview } from '#schemas/listing.ts';

/** Maximum number of recently viewed products (FIND-06). */
const most = 20;

/** What is stored of a product: a screen may have more of it. */
const previewOf = ({
  sku,
  productName,
  brand,
  price,
  specialprice,
  productImage,
  url,
  color,
  freeShipping,
  isProductBoost,
  isECOFriendly,
}: ProductPreview): ProductPreview => ({
  sku,
  productName,
  brand,
  price,
  specialprice,
  productImage,
  url,
  color,
  freeShipping,
  isProductBoost,
  isECOFriendly,
});

/** The products with one more, newest first and each sku once, with the data that it was seen with last (FIND-06). */
export const withProduct = (products: readonly ProductPreview[], product: ProductPreview): ProductPreview[] =>
  [previewOf(product), ...products.filter(({ sku }) => sku !== product.sku)].slice(0, most);

/** The products beside the one in view. */
export const otherProducts = (
  products: readonly ProductPreview[],
  sku: string | undefined,
): ProductPreview[] => products.filter((product) => product.sku !== sku);

/**
 * The products of a stored text; `check` returns the product that an item is, or undefined. None of a text that is
 * missing or was written by something else. Never throws.
 */
export const parseRecentProducts = (
  text: string | null,
  check: (item: unknown) => ProductPreview | undefined,
): ProductPreview[] =>
  parseList(text)
    .flatMap((item) => check(item) ?? [])
    .toReversed()
    .reduce<ProductPreview[]>(withProduct, []);
