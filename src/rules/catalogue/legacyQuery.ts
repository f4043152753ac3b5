import type { CatalogueUrl } from './catalogueUrl.ts';

/** The cookie that chooses a variant of the legacy catalogue (API-36). */
export const hashCookie = 'hash_configuration';

/**
 * The query for a page of an address at the legacy catalogue (API-36, API-37): the path without its first slash, and
 * the parameters of the address under their own names. `hash` is the value of the cookie, if there is one; `formula` the
 * sorting formula in force, sent where the address has no sort order of its own (CAT-35).
 */
export function legacyQuery(
  { path, parameters, page = 1 }: Pick<CatalogueUrl, 'path' | 'parameters' | 'page'>,
  hash: string | undefined,
  formula?: string,
): Record<'path' | (string & {}), string> {
  const { q, ...others } = parameters;
  const isSorted = 'sort' in others || 'sortingFormula' in others;
  return {
    ...others,
    ...(q !== undefined && !path.startsWith('/ac-') && { q }),
    ...(formula && !isSorted && { sortingFormula: formula }),
    page: String(page),
    ...(hash && { [hashCookie]: hash }),
    path: path.slice(1),
  };
}
