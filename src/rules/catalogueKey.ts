import { addressText, catalogueAddress } from './catalogueAddress.ts';
import { isFilter } from './keptParameters.ts';

/** Neither of them changes what is found, only its order and how much of it is shown (CAT-02). */
const unimportant = ['page', 'sort', 'sortingFormula'];

/** Under which key the result of an address is kept (CAT-02 to CAT-04): the others in the order of their names. */
export function catalogueKey(url: string): string {
  const { path, parameters } = catalogueAddress(url);
  for (const name of unimportant) parameters.delete(name);
  parameters.sort();
  return addressText({ path, parameters });
}

/** The address of a result without its filters (CAT-09). */
export function withoutFilters(url: string): string {
  const { path, parameters } = catalogueAddress(catalogueKey(url));
  const others = Array.from(parameters).filter(([name]) => !isFilter(name));
  return addressText({ path, parameters: new URLSearchParams(others) });
}

/** Whether two addresses show one list, however filtered and sorted: the same path and the same words. */
export function isSameList(one: string, other: string): boolean {
  const [first, second] = [catalogueAddress(one), catalogueAddress(other)];
  return first.path === second.path && first.parameters.get('q') === second.parameters.get('q');
}
