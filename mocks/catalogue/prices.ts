import type { Product } from '#fixtures/world/product.ts';

/** Whether a product is on sale (CAT-51). */
export const reduced = ({ price, specialPrice }: Product): boolean =>
  specialPrice > 0 && specialPrice < price;

/** The current price in the currency's major unit. */
export const priceNow = (product: Product): number =>
  reduced(product) ? product.specialPrice : product.price;

/** The discount in whole percent, computed in cents. */
export function percentOff(product: Product): number {
  const full = Math.round(product.price * 100);
  return Math.floor((100 * (full - Math.round(priceNow(product) * 100))) / full);
}
