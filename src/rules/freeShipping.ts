/** What a cart costs, in the currency's major unit. */
interface Sums {
  sub_total_value: number;
  discount: number;
}

/**
 * What is missing for free shipping, in the currency's major unit; 0 from the country's threshold on (SHIP-09). What
 * counts is what the goods cost after the discount: sending them would otherwise help to reach it.
 */
export function missingForFreeShipping({ sub_total_value, discount }: Sums, threshold: number): number {
  const missing = Math.round((threshold - (sub_total_value - discount)) * 100) / 100;
  return Math.max(0, missing);
}
