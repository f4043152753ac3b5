import { fromLegacyProduct } from '#api/product/legacyProduct.ts';
import { sourceCall } from '#api/transport/eitherSource.ts';
import { readCookie } from '#lib/cookies.ts';
import { defaultSorting } from '#rules/catalogue/catalogueRequest.ts';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { CatalogueRequest, FullCataloguePage } from '#schemas/catalogue.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getLegacyCataloguePage } from '#schemas/legacyProducts.ts';
import { toFullPage } from './toPage.ts';

/** The cookie that chooses a variant of the legacy catalogue (API-36). */
export const hashCookie = 'hash_configuration';

/**
 * Returns the query for a page of a list at the legacy catalogue (API-36, API-37): the path without its first slash, and
 * the parameters of the URL under their own names. `hash` is the value of the cookie, if there is one. `formula` is the
 * active sorting formula, sent unless the URL has a sort order (CAT-35).
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

type Reply = ReplyOf<typeof getLegacyCataloguePage>;

/** Maps a page of the legacy host to the same model as a page of the backend-for-frontend (API-38). */
export const toLegacyPage = ({ products, ...same }: Reply): FullCataloguePage =>
  toFullPage({ ...same, products: products.map(fromLegacyProduct) });

/** The call for a page of products at the legacy host, and its mapping (API-36, API-37). */
export const legacyCatalogue = sourceCall(
  getLegacyCataloguePage,
  ({ url, sorting }: Pick<CatalogueRequest, 'url' | 'sorting'>, { cookies }) =>
    legacyQuery(url, readCookie(cookies(), hashCookie), sorting === defaultSorting ? undefined : sorting),
  toLegacyPage,
);
