import { parseCatalogueUrl, withSlash } from '#rules/catalogue/catalogueUrl.ts';
import { formatUrl } from '#rules/catalogue/formatUrl.ts';
import type { RouteId } from '#rules/navigation/registry.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { productPath } from '#rules/product/productPath.ts';

/** Pages with one address, whatever alias a link has. The help page has the path of its country (ROUTE-34). */
const fixed: Partial<Record<RouteId, string>> = {
  home: '/',
  menu: '/menu/',
  brands: '/brands/',
  sizeTable: '/sizes/contentTable/',
};

/**
 * The one address of a page for search engines, as path and query; undefined for a page that they should not list:
 * searches, forms, the cart, the account. Filters, sort order and foreign parameters are no other page; the number of a
 * list's page is. Never throws.
 */
export function canonicalPath(url: string, helpPath: string): string | undefined {
  const { id } = routeOf(url);
  const [pathname = ''] = url.split(/[?#]/, 1);
  if (id === 'help') return withSlash(helpPath);
  if (id === 'product') return productPath(pathname);
  if (id !== 'catalogue' && id !== 'institutional') return fixed[id];
  const { path, page = 1 } = parseCatalogueUrl(url);
  return formatUrl(path, page > 1 ? [['page', String(page)]] : []);
}
