import type { Product } from '#schemas/product.ts';

/** Pictures of a product page: the main one first, without duplicates (PROD-04, PROD-05). */
export function galleryOf({
  productImage,
  otherimages,
}: Pick<Product, 'productImage' | 'otherimages'>): string[] {
  return [...new Set([productImage, ...otherimages])].filter((address) => address !== '');
}
