import { allowedParameters, isFilter, splitValues } from '#rules/filters/parameters.ts';
import { splitUrl } from '#rules/navigation/routes.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';

/** A parsed URL of the catalogue, as plain data for actions and requests. */
export interface CatalogueUrl extends ListAddress {
  /** Path and query. */
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

/** A path with a trailing slash (FILT-12). */
export const withSlash = (path: string): string => path.replace(/\/?$/, '/');

/** Builds a URL; drops parameters that are not allowed (FILT-12, FILT-33). */
export function catalogueUrl(path: string, all: Iterable<[name: string, text: string]>): CatalogueUrl {
  const parameters = allowedParameters(all);
  // Stryker disable next-line StringLiteral: the fallback only has to match nothing
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

/** Parses the path and query of a catalogue URL (FILT-12, ROUTE-42). Never throws. */
export function parseCatalogueUrl(url: string): CatalogueUrl {
  const { path, query } = splitUrl(url);
  return catalogueUrl(withSlash(path), new URLSearchParams(query));
}

/** Returns the URL of a page of the same list; the first page has no number (CAT-19). */
export function pageUrl({ path, parameters }: CatalogueUrl, page: number): CatalogueUrl {
  const others = Object.entries(parameters).filter(([name]) => name !== 'page');
  return catalogueUrl(path, page > 1 ? [...others, ['page', String(page)]] : others);
}

/** Parameters that change the order or the page of a result, but not which products it has (CAT-02). */
const ignored: ReadonlySet<string> = new Set(['page', 'sort', 'sortingFormula']);

/** The path and the parameters of a list's URL. */
export interface ListAddress {
  /** With a trailing slash. */
  path: string;
  /** The allowed parameters in their order (FILT-12). */
  parameters: Readonly<Record<string, string>>;
}

// Stryker disable EqualityOperator: a URL has each name once
/** The key of a stored result (CAT-02 to CAT-04): its parameters are ordered by name. */
const catalogueKey = ({ path, parameters }: ListAddress): string =>
  formatUrl(
    path,
    Object.entries(parameters)
      .filter(([name]) => !ignored.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
// Stryker restore EqualityOperator

/** The key of a result without its filters (CAT-09). */
export const withoutFilters = ({ path, parameters }: ListAddress): string =>
  catalogueKey({
    path,
    parameters: Object.fromEntries(Object.entries(parameters).filter(([name]) => !isFilter(name))),
  });

/** Whether two URLs have the same path and search phrase, so that they differ only in filters and sort order. */
export const isSameList = (one: ListAddress, other: ListAddress): boolean =>
  one.path === other.path && one.parameters['q'] === other.parameters['q'];

export function formatUrl(path: string, parameters: [name: string, text: string][]): string {
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? path : `${path}?${query}`;
}
