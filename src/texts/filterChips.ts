import type { filtersTexts } from './filters.ts';
import type { productTexts } from './product.ts';
import type { TextsOf } from './textBundle.ts';

type Texts = TextsOf<[typeof filtersTexts, typeof productTexts]>;

/** The texts of filter chips, for late code: the first script carries none of them. */
export const filterChips = ({
  delivery,
  filters,
  product,
}: Pick<Texts, 'delivery' | 'filters' | 'product'>) => ({
  range: (low: string, high: string) => `${low} - ${high}`,
  /** Of switches by their parameter, for a list whose filters are not known (FILT-20, CAT-27). */
  switches: {
    free_shipping: delivery.free,
    fast_shipping: delivery.fast,
    special_price: filters.sale,
    moda_sostenible: product.eco,
  },
  /** A value without a label: 'new-balance' as 'New balance'. */
  spelled: (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll(/[-_]/g, ' '),
});
