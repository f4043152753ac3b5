import { parseBounds, formatBounds } from './bounds.ts';

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
