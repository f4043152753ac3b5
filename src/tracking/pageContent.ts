import { routeOf, splitUrl } from '#rules/navigation/routes.ts';
import type { Home } from '#schemas/home.ts';
import type { Product } from '#schemas/product.ts';
import { cachedHome, cachedProduct } from '#store/cache.ts';
import type { StoredEntry } from '#store/catalogue.ts';
import type { RootState } from '#store/store.ts';

/** The tracked content of the page in view. */
export type PageContent =
  | { kind: 'home'; home: Home }
  | { kind: 'product'; product: Product }
  | { kind: 'list'; list: StoredEntry }
  | { kind: 'other' };

/** Parameters of a list's address that its key does not have (CAT-02). */
const unkeyed = new Set(['page', 'sort', 'sortingFormula']);

const split = (url: string): { path: string; parameters: URLSearchParams } => {
  const { path, query } = splitUrl(url);
  return { path: path.replace(/\/?$/, '/'), parameters: new URLSearchParams(query) };
};

/**
 * The stored list of an address. The parser of these addresses is in the chunk of the list, so this compares path and
 * parameters with the keys (CAT-02); unknown parameters, such as those of a campaign, are in no key.
 */
export function listAt(state: RootState, url: string): StoredEntry | undefined {
  const { path, parameters } = split(url);
  const isOf = ([key, { details }]: [string, StoredEntry]) => {
    const other = split(key);
    const isKnown = (name: string) =>
      ['q', 'dir'].includes(name) || details?.availableFilters.some((filter) => filter.key === name);
    return (
      other.path === path &&
      [...other.parameters].every(([name, value]) => parameters.get(name)?.trim() === value) &&
      [...parameters.keys()].every(
        (name) => unkeyed.has(name) || other.parameters.has(name) || !isKnown(name),
      )
    );
  };
  return Object.entries(state.catalogue?.entries ?? {}).find(isOf)?.[1];
}

/** Whether a list is settled: its texts have loaded, or have failed to. */
const isSettled = ({ details, opening, error, problems }: StoredEntry) =>
  details !== undefined || (!opening && (error.length > 0 || problems.getFullCataloguePage !== undefined));

/** The content of the page at an address; undefined while unknown, null for a missing product (TRACK-20). */
export function pageContent(state: RootState, url: string): PageContent | null | undefined {
  const { id } = routeOf(url);
  if (id === 'home') {
    const home = cachedHome(state);
    return home && { kind: 'home', home };
  }
  if (id === 'product') {
    const product = cachedProduct(state, url);
    return product && { kind: 'product', product };
  }
  if (!['catalogue', 'search', 'institutional'].includes(id)) return { kind: 'other' };
  const list = listAt(state, url);
  return list && isSettled(list) ? { kind: 'list', list } : undefined;
}
