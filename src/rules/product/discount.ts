/** Prices of a product in the currency's major unit; `specialprice` is 0 for none. */
export interface Prices {
  price: number;
  specialprice: number;
}

/**
 * Discount in whole percent (FMT-09): floor((price − specialprice) × 100 / price); undefined if there is none, or
 * less than 1 percent. Computed in cents, because 29.9 × 100 is not an integer in floating point.
 */
export function discountPercent({ price, specialprice }: Prices): number | undefined {
  // Stryker disable next-line EqualityOperator: equal prices give a discount of 0 %, which is none
  if (specialprice <= 0 || specialprice >= price) return undefined;
  const [full, now] = [Math.round(price * 100), Math.round(specialprice * 100)];
  const percent = Math.floor(((full - now) * 100) / full);
  return percent === 0 ? undefined : percent;
}
