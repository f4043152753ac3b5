import { parseUrl } from '#lib/parseUrl.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { productPath } from './productPath.ts';

/**
 * The path of a product's page by the product's own address: a link may have an older name for it. If its own is none of
 * a product, the path stays. Never throws.
 */
export function ownPath(url: string, path: string): string {
  const own = parseUrl(url, 'https://shop.invalid')?.pathname ?? path;
  return productPath(routeOf(own).id === 'product' ? own : path);
}
