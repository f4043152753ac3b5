/** The parameters that stand for themselves; all others are lists of values joined by `--`. */
const single = ['q', 'dir', 'page', 'sort', 'sortingFormula'];

const lists = `app_topsize appbottom_size brand category color_family gender price shoe_size special_price
  discount_range sole_material s_type occasion heel_shape heel_height shaft_height upper_material fit length sleeves
  neckline trend cut_type app_material leg_length bottom_rise bottom_cut_type acc_material accessory_dimensions style
  watch_strap_material watch_material watch_water_resistance moda_sostenible free_shipping fast_shipping`.split(
  /\s+/,
);

const kept: ReadonlySet<string> = new Set([...single, ...lists]);

/** What joins the values of one filter (FILT-15). */
const joiner = '--';

const readable = /^[^-\s]+(?:-[^-\s]+)*$/;

/** The values of a filter's parameter, without those that cannot be one (FILT-03, FILT-15, FILT-33). */
export const valuesOf = (text: string): string[] =>
  text.split(joiner).filter((value) => readable.test(value));

/** Whether a parameter is the choice of a filter, and neither words nor sort order nor page. */
export const isFilter = (name: string): boolean => kept.has(name) && !single.includes(name);

/**
 * The parameters of an address that the catalogue asks with, in their order, the first of each name (FILT-12, FILT-13):
 * those that choose nothing are left out (FILT-03), and so are values that no filter can have (FILT-33).
 */
export function keptParameters(query: string): URLSearchParams {
  const found = new URLSearchParams();
  for (const [name, text] of new URLSearchParams(query)) {
    const value = isFilter(name) ? valuesOf(text).join(joiner) : text.trim();
    if (kept.has(name) && !found.has(name) && value !== '' && value !== joiner) found.set(name, value);
  }
  return found;
}
