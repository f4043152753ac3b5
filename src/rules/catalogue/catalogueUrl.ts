import { allowedParameters, isFilter, splitValues } from '#rules/filters/parameters.ts';
import { splitUrl } from '#rules/navigation/routes.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';

/** A parsed address of the catalogue as serialisable data. The location is parsed once; actions and requests get the result. */
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

/** Builds an address; parameters that are not allowed are dropped (FILT-12, FILT-33). */
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
  const { path, query } = splitUrl(url);
  return catalogueUrl(withSlash(path), new URLSearchParams(query));
}

/** The address of a page of the same list; the first one has no number (CAT-19). */
export function pageUrl({ path, parameters }: CatalogueUrl, page: number): CatalogueUrl {
  const others = Object.entries(parameters).filter(([name]) => name !== 'page');
  return catalogueUrl(path, page > 1 ? [...others, ['page', String(page)]] : others);
}

/** Parameters that change the order or the page of a result, but not which products it has (CAT-02). */
const ignored: ReadonlySet<string> = new Set(['page', 'sort', 'sortingFormula']);

/** The path and the parameters of a list's address. */
export interface ListAddress {
  /** With a trailing slash. */
  path: string;
  /** The allowed parameters in their order (FILT-12). */
  parameters: Readonly<Record<string, string>>;
}

// Stryker disable EqualityOperator: no name stands twice in an address
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

/** Whether two addresses show the same list, regardless of filters and sorting: same path and search phrase. */
export const isSameList = (one: ListAddress, other: ListAddress): boolean =>
  one.path === other.path && one.parameters['q'] === other.parameters['q'];

export function formatUrl(path: string, parameters: [name: string, text: string][]): string {
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? path : `${path}?${query}`;
}
