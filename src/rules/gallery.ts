import type { Product } from '#schemas/product.ts';

/** The pictures of a product's page: its own first, then the others, each once (PROD-04, PROD-05). */
export function galleryOf({
  productImage,
  otherimages,
}: Pick<Product, 'productImage' | 'otherimages'>): string[] {
  return [...new Set([productImage, ...otherimages])].filter((address) => address !== '');
}
