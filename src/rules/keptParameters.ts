import { boundsIn, boundsText } from './bounds.ts';

/** The parameters that stand for themselves; all others are lists of values joined by `--`. */
const single = ['q', 'dir', 'page', 'sort', 'sortingFormula'];

const lists = `app_topsize appbottom_size brand category color_family gender price shoe_size special_price
  discount_range sole_material s_type occasion heel_shape heel_height shaft_height upper_material fit length sleeves
  neckline trend cut_type app_material leg_length bottom_rise bottom_cut_type acc_material accessory_dimensions style
  watch_strap_material watch_material watch_water_resistance moda_sostenible free_shipping fast_shipping`.split(
  /\s+/,
);

const kept: ReadonlySet<string> = new Set([...single, ...lists]);
const ranges: ReadonlySet<string> = new Set(['price', 'discount_range']);
const switches: ReadonlySet<string> = new Set([
  'moda_sostenible',
  'free_shipping',
  'fast_shipping',
  'special_price',
]);

/** What joins the values of one filter (FILT-15). */
const joiner = '--';

const readable = /^[^-\s]+(?:-[^-\s]+)*$/;

/**
 * The values of a filter's parameter, each once, without those that cannot be one (FILT-03, FILT-15, FILT-33): a range
 * has one, with its lower end first, and a switch has '1' or none (FILT-17).
 */
export function valuesOf(name: string, text: string): string[] {
  const values = new Set(text.split(joiner).filter((value) => readable.test(value)));
  if (switches.has(name)) return values.has('1') ? ['1'] : [];
  if (!ranges.has(name)) return [...values];
  return Array.from(values, boundsIn)
    .filter((bounds) => bounds !== undefined)
    .slice(0, 1)
    .map(boundsText);
}

/** The values of a filter as its parameter says them (FILT-15). */
export const joined = (values: readonly string[]): string => values.join(joiner);

/** Whether a parameter is the choice of a filter, and neither words nor sort order nor page. */
export const isFilter = (name: string): boolean => kept.has(name) && !single.includes(name);

/**
 * The parameters of an address that the catalogue asks with, in their order, the first of each name (FILT-12, FILT-13):
 * those that choose nothing are left out (FILT-03), and so are values that no filter can have (FILT-33). Never throws.
 */
export function keptParameters(query: string): URLSearchParams {
  const found = new URLSearchParams();
  for (const [name, text] of new URLSearchParams(query)) {
    if (!kept.has(name) || found.has(name)) continue;
    const value = isFilter(name) ? joined(valuesOf(name, text)) : text.trim();
    if (value !== '' && value !== joiner) found.set(name, value);
  }
  return found;
}
