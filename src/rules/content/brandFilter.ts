import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import type { DataSource } from '#schemas/flags.ts';

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
