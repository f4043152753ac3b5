// The parameters of a list's URL, and the registry of filter types: `filterCodecs`.
import type { AvailableFilter, FilterChoice, FilterOption } from '#schemas/catalogue.ts';

/** The allowed parameters that are not filters. */
const single: ReadonlySet<string> = new Set(['q', 'dir', 'page', 'sort', 'sortingFormula']);

/** Joins the values of one filter (FILT-15). */
const joiner = '--';

const valid = /^[^-\s]+(?:-[^-\s]+)*$/;

/** Parses a filter's parameter into its distinct valid values; a range and a switch have at most one (FILT-15, FILT-33). */
export function valuesOf(name: string, text: string): string[] {
  const values = new Set(splitValues(text).filter((value) => valid.test(value)));
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  return filterCodecs[parameterTypes.get(name) ?? 'multi_selector'].parse([...values]);
}

/** Formats the values of a filter for the URL (FILT-15). */
export const joinValues = (values: readonly string[]): string => values.join(joiner);

/** The inverse of `joinValues`. */
export const splitValues = (text: string): string[] => text.split(joiner);

/** Whether a parameter is a filter, and not the search phrase, the sort order or the page. */
export const isFilter = (name: string): boolean => parameterTypes.has(name);

/**
 * Returns the allowed parameters of a URL in their order: the first of each name, without invalid values, and without
 * parameters that are empty then (FILT-03, FILT-12, FILT-13, FILT-33).
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

/** The URL parameter of a filter (FILT-14). */
export function parameterOf(key: string): string {
  if (key === 'color') return 'color_family';
  return key === 'is_special_price' ? 'special_price' : key;
}

/** The type of a filter on the wire; it decides control, chip, counts and codec (FILT-04). */
export type FilterType =
  | 'single_selector'
  | 'range_selector'
  | 'multi_selector'
  | 'single_selector_subfilters'
  | 'multi_selector_images'
  | 'true_false';

interface FilterCodec {
  /** Its parameters, separated by spaces (FILT-01, FILT-12). */
  parameters: string;
  /** The valid values among those of a parameter. */
  parse: (values: string[]) => string[];
}

const any = (values: string[]) => values;

/** The first valid range (FILT-17). */
function oneRange(values: string[]): string[] {
  const [range] = values.flatMap((value) => parseBounds(value) ?? []);
  return range === undefined ? [] : [formatBounds(range)];
}

/** The codec of each filter type. Controls, chips and counts have the same keys: a missing type does not compile. */
export const filterCodecs = {
  single_selector: { parameters: 'gender', parse: any },
  single_selector_subfilters: { parameters: 'category', parse: any },
  multi_selector_images: { parameters: 'color_family', parse: any },
  range_selector: { parameters: 'price discount_range', parse: oneRange },
  true_false: {
    parameters: 'special_price moda_sostenible free_shipping fast_shipping',
    parse: (values) => values.filter((value) => value === '1'),
  },
  multi_selector: {
    parameters:
      'app_topsize appbottom_size brand shoe_size sole_material s_type occasion heel_shape heel_height shaft_height upper_material fit length sleeves neckline trend cut_type app_material leg_length bottom_rise bottom_cut_type acc_material accessory_dimensions style watch_strap_material watch_material watch_water_resistance',
    parse: any,
  },
} satisfies Record<FilterType, FilterCodec>;

/** The type of each parameter that is a filter (FILT-05 to FILT-10). */
export const parameterTypes: ReadonlyMap<string, FilterType> = new Map(
  Object.entries(filterCodecs).flatMap(([type, { parameters }]) =>
    parameters.split(' ').map((name) => [name, type as FilterType]),
  ),
);

/** A range of amounts or percentages, both bounds inclusive. */
export interface Bounds {
  low: number;
  high: number;
}

const written = /^(\d{1,12}(?:\.\d{1,2})?)-(\d{1,12}(?:\.\d{1,2})?)$/;

/** Parses `{min}-{max}`; undefined for any other text, and if `min` is above `max` (FILT-17). */
export function parseBounds(text: string): Bounds | undefined {
  // Stryker disable next-line ArrayDeclaration: any other fallback is no number either
  const [, first, last] = written.exec(text) ?? [];
  const bounds = { low: Number(first), high: Number(last) };
  return bounds.low <= bounds.high ? bounds : undefined;
}

/** Formats a range for the URL (FILT-17). */
export const formatBounds = ({ low, high }: Bounds): string => `${low}-${high}`;

/** All options of a filter, including child options. */
export const allOptions = ({ options }: Pick<AvailableFilter, 'options'>): FilterOption[] =>
  options.flatMap((option) => [option, ...(option.subfilters ?? [])]);

/** Returns the filters to choose from: those with options whose parameter is allowed in a URL (FILT-12, FILT-28). */
export const offeredFilters = (available: readonly AvailableFilter[]): AvailableFilter[] =>
  available.filter(({ key, options }) => options.length > 0 && isFilter(parameterOf(key)));

/**
 * Returns the filters of the URL in its order, then other active filters of the response (FILT-19). A value that the
 * response does not offer stays, because it may be the reason why nothing matches (FIND-03).
 */
export function chosenFilters(
  requested: readonly FilterChoice[],
  applied: readonly FilterChoice[],
): FilterChoice[] {
  const besides = applied
    .map(({ name, values }) => ({ name: parameterOf(name), values }))
    .filter(({ name }) => !requested.some((each) => each.name === name));
  return [...requested, ...besides];
}
