import type { CatalogueKind } from '#schemas/catalogue.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { CatalogueUrl } from './catalogueUrl.ts';
import { notFound } from './listPage.ts';

/** The call for a path without a search phrase while the tree is unknown; by default a category (CAT-53). */
export const kindOfPath = (path: string): CatalogueKind =>
  path.match(/^\/(?:ac-|catalog\/?$)/) ? 'static-page' : 'category';

/**
 * The call for an address (CAT-24, CAT-53, CAT-54). `tree` is undefined while unknown: a first view does not wait for it
 * and requests an unknown path as a category.
 */
export function catalogueKind(
  { path, parameters }: Pick<CatalogueUrl, 'path' | 'parameters'>,
  tree: readonly MenuItem[] | undefined,
): CatalogueKind {
  if (parameters['q'] !== undefined && !path.startsWith('/ac-')) return 'search';
  return tree === undefined || isKnownCategory(path, tree) ? kindOfPath(path) : 'static-page';
}

/** A request and its outcome, and the tree if loaded. */
interface EndedRequest {
  url: CatalogueUrl;
  kind: CatalogueKind;
  /** As returned by `catalogueError`. */
  error: string | undefined;
  tree: readonly MenuItem[] | undefined;
}

/** Whether a path that was requested as a category is retried as a static page (CAT-53). */
export function maybeStaticPage({ url, kind, error, tree }: EndedRequest): boolean {
  return kind === 'category' && error === notFound && catalogueKind(url, tree) === 'static-page';
}

const bare = (address: string) => address.replace(/\/?(?:[?#].*)?$/s, '');

/** Whether a path is one of the category tree (MENU-10); query and trailing slash are ignored. */
export function isKnownCategory(path: string, tree: readonly MenuItem[]): boolean {
  const wanted = bare(path);
  return tree.some(({ url, subitems }) =>
    [url, ...subitems.map((item) => item.url)].some((each) => bare(each) === wanted),
  );
}

/** The key of the menu category of a path: its first two segments, joined by '_'. No screen shows it yet (MENU-04, MENU-05). */
export function selectedCategory(path: string): string {
  return bare(path)
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, 2)
    .join('_');
}
