import type { AvailableFilter } from '#schemas/catalogue.ts';

/** The types of filters, as the wire spells them (FILT-04). */
const types = [
  'single_selector',
  'range_selector',
  'multi_selector',
  'single_selector_subfilters',
  'multi_selector_images',
  'true_false',
] as const;

/** What kind of control a filter has. */
export type FilterType = (typeof types)[number];

/** The filter keys, each with the type it has where the answer names none (FILT-01, FILT-05 to FILT-10). */
export const filterKeys = {
  category: 'single_selector_subfilters',
  shoe_size: 'multi_selector',
  app_topsize: 'multi_selector',
  appbottom_size: 'multi_selector',
  brand: 'multi_selector',
  gender: 'single_selector',
  color_family: 'multi_selector_images',
  color: 'multi_selector_images',
  price: 'range_selector',
  moda_sostenible: 'true_false',
  free_shipping: 'true_false',
  fast_shipping: 'true_false',
  is_special_price: 'true_false',
  special_price: 'true_false',
} as const satisfies Record<string, FilterType>;

const isKey = (key: string): key is keyof typeof filterKeys => Object.hasOwn(filterKeys, key);

/** The type of a filter: its own, else that of its key, else a multi selector (FILT-11). */
export function filterTypeOf({ key, type }: Pick<AvailableFilter, 'key' | 'type'>): FilterType {
  return types.find((known) => known === type) ?? (isKey(key) ? filterKeys[key] : 'multi_selector');
}
