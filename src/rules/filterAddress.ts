import type { FilterChoice } from '#schemas/catalogue.ts';
import { addressText, catalogueAddress } from './catalogueAddress.ts';
import { isFilter, joined, keptParameters } from './keptParameters.ts';
import { parameterOf } from './parameterOf.ts';

/** A sort order as an address names it. */
interface Sorting {
  sort: string;
  dir: string;
}

/** What places a product in a list. */
const ordering: ReadonlySet<string> = new Set(['page', 'sort', 'dir', 'sortingFormula']);

type Parameters = [name: string, text: string][];

function written(path: string, parameters: Parameters): string {
  const query = new URLSearchParams(parameters).toString();
  return addressText({ path, parameters: keptParameters(query) });
}

/**
 * An address with these filters in place of its own, in this order (FILT-14, FILT-15, FILT-17). Its words and its sort
 * order stay, its page goes (FILT-16); without filters nothing but those is left (FILT-18). Never throws.
 */
export function withFilters(url: string, filters: readonly FilterChoice[]): string {
  const { path, parameters } = catalogueAddress(url);
  const others = [...parameters].filter(([name]) => !isFilter(name) && name !== 'page');
  const chosen = filters.map(({ name, values }): Parameters[number] => [parameterOf(name), joined(values)]);
  return written(path, [...others, ...chosen]);
}

/** An address in another sort order, from its first page (CAT-32). A formula gives way: it would win (API-34). */
export function withSorting(url: string, { sort, dir }: Sorting): string {
  const { path, parameters } = catalogueAddress(url);
  const others = [...parameters].filter(([name]) => !ordering.has(name));
  return written(path, [...others, ['sort', sort], ['dir', dir]]);
}
