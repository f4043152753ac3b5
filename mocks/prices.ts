import type { Product } from '#fixtures/world/product.ts';

/** Whether a product costs less than it did (CAT-51). */
export const reduced = ({ price, specialPrice }: Product): boolean =>
  specialPrice > 0 && specialPrice < price;

/** What a product costs now, in the currency's major unit. */
export const priceNow = (product: Product): number =>
  reduced(product) ? product.specialPrice : product.price;

/** The reduction of a product in whole percent, counted in cents. */
export function percentOff(product: Product): number {
  const full = Math.round(product.price * 100);
  return Math.floor((100 * (full - Math.round(priceNow(product) * 100))) / full);
}
