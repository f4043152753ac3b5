import { locationCode } from '#rules/delivery/cityRegion.ts';
import type { CatalogueBody, CatalogueKind, CatalogueRequest } from '#schemas/catalogue.ts';
import type { DataSource } from '#schemas/flags.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import type { CatalogueUrl } from './catalogueUrl.ts';
import { notFound } from './listPage.ts';

/** Products per page (CAT-10). */
export const pageSize = 10;

/** The default sort order (CAT-10). */
export const defaultSorting = 'popularity';

/** The parts of a request that are not in the URL; unknown fields are left out (CAT-22, CAT-28). */
export interface RequestContext {
  source: DataSource;
  /** Ids of the chosen region and city. */
  cityRegion?: CityRegion | undefined;
  /** Customer id, or the analytics client id. */
  userId?: string | undefined;
  /** The active stored sorting formula; a sort order in the URL takes precedence (CAT-35). */
  formula?: string | undefined;
}

/** The request body for a page of a list, by default the first (API-33, API-34, CAT-28). */
export function catalogueBody(
  { path, parameters: { q }, page = 1, sorting, filters }: CatalogueUrl,
  kind: CatalogueKind,
  { cityRegion, userId, formula }: Omit<RequestContext, 'source'> = {},
): CatalogueBody {
  return {
    path: kind === 'search' ? '/catalog/' : path,
    sorting: sorting ?? formula ?? defaultSorting,
    ...(kind === 'search' && q !== undefined && { q }),
    pageInfo: { page, itemsPerPage: pageSize },
    filters,
    ...(cityRegion && { locationCode: locationCode(cityRegion) }),
    ...(userId && { userId }),
  };
}

/** The request for a page of a list; `epoch` is the epoch of the stored result that it belongs to (CAT-21). */
export const catalogueRequest = (
  url: CatalogueUrl,
  kind: CatalogueKind,
  epoch: number,
  context: RequestContext,
): CatalogueRequest => ({
  ...catalogueBody(url, kind, context),
  kind,
  source: context.source,
  url,
  key: url.key,
  epoch,
});

/** Which call a path without a search phrase needs while the category tree is not loaded (CAT-53). */
export const kindOfPath = (path: string): CatalogueKind =>
  path.match(/^\/(?:ac-|catalog\/?$)/) ? 'static-page' : 'category';

/**
 * Returns the kind of call for a URL (CAT-24, CAT-53, CAT-54). `tree` is undefined until it is loaded: the first screen
 * does not wait for it, and requests the path as a category.
 */
export function catalogueKind(
  { path, parameters }: Pick<CatalogueUrl, 'path' | 'parameters'>,
  tree: readonly MenuItem[] | undefined,
): CatalogueKind {
  if (parameters['q'] !== undefined && !path.startsWith('/ac-')) return 'search';
  return tree === undefined || isKnownCategory(path, tree) ? kindOfPath(path) : 'static-page';
}

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
