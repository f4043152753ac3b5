import type { ShellPages } from '#mocks/shellPages.ts';
import { expressionOf, type RouteId, routes } from '#rules/routes.ts';

/** A page of the build: routes that begin with the same skeleton share one; `missing` is for those without a screen. */
export type PageName = 'home' | 'list' | 'product' | 'cart' | 'menu' | 'plain' | 'missing';

const own: Partial<Record<RouteId, PageName>> = {
  home: 'home',
  catalogue: 'list',
  institutional: 'list',
  search: 'list',
  product: 'product',
  cart: 'cart',
  menu: 'menu',
};

/** The page of a route (APP-07). */
export const pageOf = (id: RouteId, hasScreen: boolean): PageName =>
  own[id] ?? (hasScreen ? 'plain' : 'missing');

/** The file of a page; home is the one that a server finds by itself. */
export const fileOf = (page: PageName): string => (page === 'home' ? 'index.html' : `shells/${page}.html`);

/** An expression without names and without what JavaScript alone understands, so that any server reads it. */
const plainSource = ({ source }: RegExp) =>
  source
    .replaceAll('[^]*', '.*')
    .replaceAll(/\(\?<\w+>/g, '(?:')
    .replaceAll(String.raw`\/`, '/');

/** The route table as a server needs it, in its order (ROUTE-41): which page a path gets. */
export function pageRoutes(hasScreen: (id: RouteId) => boolean): Pick<ShellPages, 'routes' | 'otherwise'> {
  const ids = Object.keys(routes) as RouteId[];
  return {
    routes: ids.flatMap((id) =>
      routes[id].map((pattern) => ({
        path: plainSource(expressionOf(pattern)),
        page: pageOf(id, hasScreen(id)),
      })),
    ),
    otherwise: pageOf('catalogue', true),
  };
}
