import type { Country } from '#countries/country.ts';
import type { RouteId } from '#rules/navigation/registry.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { productPath } from '#rules/product/productPath.ts';

/** Pages with one address, whatever alias a link has. Help and withdrawal have the path of the country (ROUTE-34). */
const fixed: Partial<Record<RouteId, string>> = {
  home: '/',
  menu: '/menu/',
  brands: '/brands/',
  sizeTable: '/sizes/contentTable/',
};

/** Whether an address is that of a list which search engines may know: a category or an editorial page. */
export const isListed = (url: string): boolean => ['catalogue', 'institutional'].includes(routeOf(url).id);

/**
 * The plain address of a list, whatever its filters and its order: the path with a trailing slash, which is the key of its
 * stored result too (CAT-02), and the number of its page. The parser of list addresses is code of the lists alone.
 */
export function plainList(url: string): { path: string; page: number } {
  // Stryker disable next-line ArrayDeclaration,StringLiteral: unreachable fallback, needed for the type
  const [, path = '', query = ''] = /([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  const page = new URLSearchParams(query).get('page') ?? '';
  return { path: path.replace(/\/?$/, '/'), page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/**
 * The one address of a page for search engines, as path and query; undefined for a page that they should not list:
 * searches, forms, the cart, the account. Filters, sort order and foreign parameters are no other page; the number of a
 * list's page is. Never throws.
 */
export function canonicalPath(
  url: string,
  { helpPath, withdrawalPath }: Pick<Country, 'helpPath' | 'withdrawalPath'>,
): string | undefined {
  const { id } = routeOf(url);
  if (id === 'help') return `${helpPath}/`;
  if (id === 'withdrawal') return `${withdrawalPath}/`;
  if (id === 'product') return productPath(url.replace(/[?#].*/, ''));
  if (!isListed(url)) return fixed[id];
  const { path, page } = plainList(url);
  return page > 1 ? `${path}?page=${page}` : path;
}
