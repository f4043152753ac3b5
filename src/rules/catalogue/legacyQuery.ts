import type { CatalogueUrl } from './catalogueUrl.ts';

/** The cookie that chooses a variant of the legacy catalogue (API-36). */
export const hashCookie = 'hash_configuration';

/**
 * The query for a page of an address at the legacy catalogue (API-36, API-37): the path without its first slash, and
 * the parameters of the address under their own names. `hash` is the value of the cookie, if there is one.
 */
export function legacyQuery(
  { path, parameters, page = 1 }: Pick<CatalogueUrl, 'path' | 'parameters' | 'page'>,
  hash: string | undefined,
): Record<'path' | (string & {}), string> {
  const { q, ...others } = parameters;
  return {
    ...others,
    ...(q !== undefined && !path.startsWith('/ac-') && { q }),
    page: String(page),
    ...(hash && { [hashCookie]: hash }),
    path: path.slice(1),
  };
}
