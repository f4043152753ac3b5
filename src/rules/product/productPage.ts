import { parseUrl } from '#lib/parse.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import type { Product } from '#schemas/product.ts';

/** The path that identifies a product in calls (API-40): the path of its page without a trailing slash (ROUTE-42). */
export const productPath = (pathname: string): string => pathname.replace(/\/$/, '');

/**
 * Returns the path of the product's own URL, because a link may have an older one; `path` itself if that URL is not of a
 * product. Never throws.
 */
export function ownPath(url: string, path: string): string {
  const own = parseUrl(url, 'https://shop.invalid')?.pathname ?? path;
  return productPath(routeOf(own).id === 'product' ? own : path);
}

/** Pictures of a product page: the main one first, without duplicates (PROD-04, PROD-05). */
export function galleryOf({
  productImage,
  otherimages,
}: Pick<Product, 'productImage' | 'otherimages'>): string[] {
  return [...new Set([productImage, ...otherimages])].filter((address) => address !== '');
}
