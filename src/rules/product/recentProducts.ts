import { parseList } from '#lib/lists.ts';
import type { ProductPreview } from '#schemas/listing.ts';

/** Maximum number of recently viewed products (FIND-06). */
const maxProducts = 20;

/** The stored fields of a product. */
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

/** Adds a product: newest first, each sku once with its newest data (FIND-06). */
export const withProduct = (products: readonly ProductPreview[], product: ProductPreview): ProductPreview[] =>
  [previewOf(product), ...products.filter(({ sku }) => sku !== product.sku)].slice(0, maxProducts);

/** The products beside the one in view. */
export const otherProducts = (
  products: readonly ProductPreview[],
  sku: string | undefined,
): ProductPreview[] => products.filter((product) => product.sku !== sku);

/** Parses stored products; `check` returns a valid item, or undefined. Never throws. */
export const parseRecentProducts = (
  text: string | null,
  check: (item: unknown) => ProductPreview | undefined,
): ProductPreview[] =>
  parseList(text)
    .flatMap((item) => check(item) ?? [])
    .toReversed()
    .reduce<ProductPreview[]>(withProduct, []);
