import { type CatalogueUrl, catalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import type { DataSource } from '#schemas/flags.ts';
import { isFilter, joinValues, parameterOf } from './parameters.ts';

interface Sorting {
  sort: string;
  dir: string;
}

/** The parameters that a new sort order replaces or resets. */
const ordering: ReadonlySet<string> = new Set(['page', 'sort', 'dir', 'sortingFormula']);

/** Replaces the filters of an address without its page; phrase and order stay (FILT-14 to FILT-18). Never throws. */
export function withFilters(
  { path, parameters }: CatalogueUrl,
  filters: readonly FilterChoice[],
): CatalogueUrl {
  const others = Object.entries(parameters).filter(([name]) => !isFilter(name) && name !== 'page');
  const chosen = filters.map(({ name, values }): [string, string] => [parameterOf(name), joinValues(values)]);
  return catalogueUrl(path, [...others, ...chosen]);
}

/** Returns the URL of the first page in another sort order (CAT-32), without a formula, which would win (API-34). */
export function withSorting({ path, parameters }: CatalogueUrl, { sort, dir }: Sorting): CatalogueUrl {
  const others = Object.entries(parameters).filter(([name]) => !ordering.has(name));
  return catalogueUrl(path, [...others, ['sort', sort], ['dir', dir]]);
}

const brand = 'brand';

interface Filters {
  /** The applied filters. */
  filters: readonly FilterChoice[];
  /** The filters to choose from; absent in a response without them. */
  availableFilters?: readonly AvailableFilter[];
}

/**
 * Whether the response to a search has brands selected: the backend-for-frontend has an applied filter, the legacy source
 * has active options (CONTENT-06, CONTENT-07).
 */
// Stryker disable next-line ArrayDeclaration: the fallback only has to match nothing
export const hasBrandFilter = (source: DataSource, { filters, availableFilters = [] }: Filters): boolean =>
  source === 'bff'
    ? filters.some(({ name, values }) => name === brand && values.length > 0)
    : availableFilters.some(({ key, options }) => key === brand && options.some(({ active }) => active));
