import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';

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

/** The parameter of a filter in the address (FILT-14). */
export function parameterOf(key: string): string {
  if (key === 'color') return 'color_family';
  return key === 'is_special_price' ? 'special_price' : key;
}

/** The type of a filter as the wire spells it; it decides control, chip, counts and codec (FILT-04). */
export type FilterType =
  | 'single_selector'
  | 'range_selector'
  | 'multi_selector'
  | 'single_selector_subfilters'
  | 'multi_selector_images'
  | 'true_false';

/** The codec of a filter type. */
interface FilterCodec {
  /** Its parameters, separated by spaces (FILT-01, FILT-12). */
  parameters: string;
  /** The valid values among those of a parameter. */
  parse: (values: string[]) => string[];
}

const any = (values: string[]) => values;

/** A single range, with its lower bound first (FILT-17). */
function oneRange(values: string[]): string[] {
  const [range] = values.flatMap((value) => parseBounds(value) ?? []);
  return range === undefined ? [] : [formatBounds(range)];
}

/**
 * The codec of each filter type. The tables of controls, chips and counts have the same keys: a type that is missing in
 * one of them does not compile.
 */
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

/** The range that `{min}-{max}` says (FILT-17); undefined for any other text, and if the lower bound is above the upper one. */
export function parseBounds(text: string): Bounds | undefined {
  // Stryker disable next-line ArrayDeclaration: the fallback matches nothing, whatever it is
  const [, first, last] = written.exec(text) ?? [];
  const bounds = { low: Number(first), high: Number(last) };
  return bounds.low <= bounds.high ? bounds : undefined;
}

/** A range as written into an address (FILT-17). */
export const formatBounds = ({ low, high }: Bounds): string => `${low}-${high}`;

/** The filters a shopper can choose from: those with options that an address can represent (FILT-12, FILT-28). */
export const offeredFilters = (available: readonly AvailableFilter[]): AvailableFilter[] =>
  available.filter(({ key, options }) => options.length > 0 && isFilter(parameterOf(key)));

/**
 * The chosen filters: those of the address, in its order, then further active ones of the answer (FILT-19). A value that
 * the answer does not offer stays, since it may be why nothing matches (FIND-03).
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
