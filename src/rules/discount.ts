/** What a product costs, in the currency's major unit; `specialprice` is 0 for none. */
export interface Prices {
  price: number;
  specialprice: number;
}

/**
 * The reduction in whole percent (FMT-09): floor((price − specialprice) × 100 / price); undefined where there is none
 * to show, also below 1 percent. Amounts have two decimals at most, so they are counted in cents: 29.9 × 100 is not
 * whole for a computer.
 */
export function discountPercent({ price, specialprice }: Prices): number | undefined {
  if (specialprice <= 0 || specialprice >= price) return undefined;
  const [full, now] = [Math.round(price * 100), Math.round(specialprice * 100)];
  const percent = Math.floor(((full - now) * 100) / full);
  return percent === 0 ? undefined : percent;
}
