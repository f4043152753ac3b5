import type { Texts } from '#texts/catalogue.ts';

/** The names of the switches by their parameter, for a list whose filters are not known (FILT-20, CAT-27). */
export const switchNames = ({ delivery, filters, product }: Texts): Readonly<Record<string, string>> => ({
  free_shipping: delivery.free,
  fast_shipping: delivery.fast,
  special_price: filters.sale,
  moda_sostenible: product.eco,
});
