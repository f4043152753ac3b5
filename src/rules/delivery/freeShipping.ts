/** Sums of a cart in the currency's major unit. */
interface Sums {
  sub_total_value: number;
  discount: number;
}

/**
 * Amount missing for free shipping, in the currency's major unit; 0 from the country's threshold on (SHIP-09). It
 * counts the goods after the discount, without shipping costs, which would otherwise help to reach the threshold.
 */
export function missingForFreeShipping({ sub_total_value, discount }: Sums, threshold: number): number {
  const missing = Math.round((threshold - (sub_total_value - discount)) * 100) / 100;
  return Math.max(0, missing);
}
