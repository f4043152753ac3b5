import { type CatalogueUrl, catalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import type { DataSource } from '#schemas/flags.ts';
import { isFilter, joinValues, parameterOf } from './parameters.ts';

/** The sort order of an address. */
interface Sorting {
  sort: string;
  dir: string;
}

/** The parameters that a new sort order replaces or resets. */
const ordering: ReadonlySet<string> = new Set(['page', 'sort', 'dir', 'sortingFormula']);

/**
 * The address with these filters in place of its own, in this order (FILT-14, FILT-15, FILT-17). Search phrase and sort
 * order stay, the page is removed (FILT-16); without filters only those remain (FILT-18). Never throws.
 */
export function withFilters(
  { path, parameters }: CatalogueUrl,
  filters: readonly FilterChoice[],
): CatalogueUrl {
  const others = Object.entries(parameters).filter(([name]) => !isFilter(name) && name !== 'page');
  const chosen = filters.map(({ name, values }): [string, string] => [parameterOf(name), joinValues(values)]);
  return catalogueUrl(path, [...others, ...chosen]);
}

/** The first page of the address in another sort order (CAT-32), without a formula, which would take precedence (API-34). */
export function withSorting({ path, parameters }: CatalogueUrl, { sort, dir }: Sorting): CatalogueUrl {
  const others = Object.entries(parameters).filter(([name]) => !ordering.has(name));
  return catalogueUrl(path, [...others, ['sort', sort], ['dir', dir]]);
}

/** The filter as lists name it. */
const brand = 'brand';

interface Filters {
  /** The applied ones. */
  filters: readonly FilterChoice[];
  /** Those to choose from; absent in an answer without them. */
  availableFilters?: readonly AvailableFilter[];
}

/**
 * Whether the answer to a search has brands selected: the backend-for-frontend applies a filter of them, the legacy source
 * marks its options as active (CONTENT-06, CONTENT-07).
 */
// Stryker disable next-line ArrayDeclaration: the fallback matches nothing, whatever it is
export const hasBrandFilter = (source: DataSource, { filters, availableFilters = [] }: Filters): boolean =>
  source === 'bff'
    ? filters.some(({ name, values }) => name === brand && values.length > 0)
    : availableFilters.some(({ key, options }) => key === brand && options.some(({ active }) => active));
