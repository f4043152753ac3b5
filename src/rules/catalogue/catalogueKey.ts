import { isFilter } from '#rules/filters/allowedParameters.ts';
import { formatUrl } from './formatUrl.ts';

/** Parameters that change the order or the extent of a result, never its content (CAT-02). */
const ignored: ReadonlySet<string> = new Set(['page', 'sort', 'sortingFormula']);

/** What the address of a list consists of. */
export interface ListAddress {
  /** With a trailing slash. */
  path: string;
  /** The allowed ones, in their order (FILT-12). */
  parameters: Readonly<Record<string, string>>;
}

// Stryker disable EqualityOperator: no name stands twice in an address
/** The key of a stored result (CAT-02 to CAT-04): its parameters are ordered by name. */
export const catalogueKey = ({ path, parameters }: ListAddress): string =>
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
