import { allowedParameters, isFilter, splitValues } from '#rules/filters/allowedParameters.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';
import { catalogueKey, type ListAddress } from './catalogueKey.ts';
import { formatUrl } from './formatUrl.ts';

/**
 * A parsed address of the catalogue, as serialisable data for actions and requests. It is parsed once, from the location,
 * and passed on parsed.
 */
export interface CatalogueUrl extends ListAddress {
  /** Path and query as one text, to navigate to. */
  href: string;
  /** The key of its stored result (CAT-02). */
  key: string;
  /** Undefined without a page number (CAT-18). */
  page: number | undefined;
  /** Its sort order as sent to the backend: its formula, else its sort; undefined without either (API-34). */
  sorting: string | undefined;
  /** The chosen filters, in their order (API-33, API-34). */
  filters: FilterChoice[];
}

/** A path with a trailing slash, as the catalogue spells it (FILT-12). */
export const withSlash = (path: string): string => path.replace(/\/?$/, '/');

/** The address of a path with these parameters; those that are not allowed are dropped (FILT-12, FILT-33). */
export function catalogueUrl(path: string, all: Iterable<[name: string, text: string]>): CatalogueUrl {
  const parameters = allowedParameters(all);
  // Stryker disable next-line StringLiteral: the fallback matches nothing, whatever it is
  const { page = '', sort, dir, sortingFormula } = parameters;
  const entries = Object.entries(parameters);
  return {
    path,
    parameters,
    href: formatUrl(path, entries),
    key: catalogueKey({ path, parameters }),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined,
    sorting: sortingFormula ?? (sort && dir ? `${sort}_${dir}` : sort),
    filters: entries
      .filter(([name]) => isFilter(name))
      .map(([name, text]) => ({ name, values: splitValues(text) })),
  };
}

/** Parses the path and query of an address of the catalogue (FILT-12, ROUTE-42). Never throws. */
export function parseCatalogueUrl(url: string): CatalogueUrl {
  // Stryker disable next-line ArrayDeclaration: unreachable fallback, needed for the type
  // Stryker disable next-line StringLiteral: the fallback matches nothing, whatever it is
  const [, path = '', query = ''] = /([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return catalogueUrl(withSlash(path), new URLSearchParams(query));
}

/** The address of a page of the same list; the first one has no number (CAT-19). */
export function pageUrl({ path, parameters }: CatalogueUrl, page: number): CatalogueUrl {
  const others = Object.entries(parameters).filter(([name]) => name !== 'page');
  return catalogueUrl(path, page > 1 ? [...others, ['page', String(page)]] : others);
}
