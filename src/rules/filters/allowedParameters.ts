import { filterCodecs, parameterTypes } from './filterTypes.ts';

/** The parameters that are not filters, each with a single value. */
const single: ReadonlySet<string> = new Set(['q', 'dir', 'page', 'sort', 'sortingFormula']);

/** Joins the values of one filter (FILT-15). */
const joiner = '--';

const valid = /^[^-\s]+(?:-[^-\s]+)*$/;

/**
 * The distinct valid values of a filter's parameter (FILT-03, FILT-15, FILT-33): a range has one, with its lower bound
 * first, and a switch has '1' or none (FILT-17).
 */
export function valuesOf(name: string, text: string): string[] {
  const values = new Set(splitValues(text).filter((value) => valid.test(value)));
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  return filterCodecs[parameterTypes.get(name) ?? 'multi_selector'].parse([...values]);
}

/** The values of a filter as its parameter writes them (FILT-15). */
export const joinValues = (values: readonly string[]): string => values.join(joiner);

/** The values of a parameter; the inverse of `joinValues`. */
export const splitValues = (text: string): string[] => text.split(joiner);

/** Whether a parameter is a filter, and not the search phrase, the sort order or the page. */
export const isFilter = (name: string): boolean => parameterTypes.has(name);

/**
 * The parameters that the catalogue sends, in order, the first of each name (FILT-12, FILT-13), without empty ones
 * (FILT-03) and without invalid values (FILT-33).
 */
export function allowedParameters(
  all: Iterable<[name: string, text: string]>,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, text] of all) {
    if (found[name] !== undefined || !(isFilter(name) || single.has(name))) continue;
    const value = isFilter(name) ? joinValues(valuesOf(name, text)) : text.trim();
    if (value !== '' && value !== joiner) found[name] = value;
  }
  return found;
}
