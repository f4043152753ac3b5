import * as fc from 'fast-check';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { withFilters } from '#rules/filters/filterUrl.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';

/** Writes filters to an address, and reads them. */
export interface FilterCodec {
  write: (url: string, filters: readonly FilterChoice[]) => string;
  read: (url: string) => FilterChoice[];
}

/** The codec of the shop. */
export const codec: FilterCodec = {
  write: (url, filters) => withFilters(parseCatalogueUrl(url), filters).href,
  read: (url) => parseCatalogueUrl(url).filters,
};

/** The parameters of filters (FILT-12). */
export const keys =
  `app_topsize appbottom_size brand category color_family gender price shoe_size special_price
  discount_range sole_material s_type occasion heel_shape heel_height shaft_height upper_material fit length sleeves
  neckline trend cut_type app_material leg_length bottom_rise bottom_cut_type acc_material accessory_dimensions style
  watch_strap_material watch_material watch_water_resistance moda_sostenible free_shipping fast_shipping`.split(
    /\s+/,
  );
/** The switches among them. */
export const switches = new Set(['special_price', 'moda_sostenible', 'free_shipping', 'fast_shipping']);
/** The ranges among them. */
export const ranges = new Set(['price', 'discount_range']);

// Letters of several scripts and characters with a meaning in URLs, without spaces and the hyphen.
const letter = fc.oneof(
  fc.constantFrom(...Array.from('abzAZ019áñüçß&%=+#?/;:,._~\'"<>{}|\\^`@$!*()[]€中😀')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2 }).filter((text) => !/[-\s]/.test(text)),
);
const word = fc.array(letter, { minLength: 1, maxLength: 5 }).map((letters) => letters.join(''));
/** A value that a filter can have (FILT-33). */
export const value = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('-'));
/** Whether two values are equal as JSON. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Ten thousand runs take 2 s on a quiet machine; in ms. */
export const propertyTimeout = 60_000;
