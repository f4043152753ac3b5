import { isFilter } from '#rules/filters/allowedParameters.ts';
import type { CatalogueUrl } from './catalogueUrl.ts';
import { formatUrl } from './formatUrl.ts';

/** Parameters that change the order or the extent of a result, never its content (CAT-02). */
const ignored: ReadonlySet<string> = new Set(['page', 'sort', 'sortingFormula']);

type Address = Pick<CatalogueUrl, 'path' | 'parameters'>;

/** The key of a stored result (CAT-02 to CAT-04): its parameters are ordered by name. */
export const catalogueKey = ({ path, parameters }: Address): string =>
  formatUrl(
    path,
    Object.entries(parameters)
      .filter(([name]) => !ignored.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The key of a result without its filters (CAT-09). */
export const withoutFilters = ({ path, parameters }: Address): string =>
  catalogueKey({
    path,
    parameters: Object.fromEntries(Object.entries(parameters).filter(([name]) => !isFilter(name))),
  });

/** Whether two addresses show the same list, regardless of filters and sorting: same path and search phrase. */
export const isSameList = (one: Address, other: Address): boolean =>
  one.path === other.path && one.parameters['q'] === other.parameters['q'];
