import type { FastShipping } from '#schemas/listing.ts';

/**
 * Whether fast shipping is told of (SHIP-04): where it is active, and the chosen city is one that an enabled option
 * reaches; without a chosen city wherever it is active. `city` is the city's id.
 */
export function showsFastShipping(
  { MainShipping, SecondaryShipping, fastShippingActive }: FastShipping,
  city: string | undefined,
): boolean {
  if (!fastShippingActive || city === undefined) return fastShippingActive;
  return [MainShipping, SecondaryShipping].some(
    ({ enabled, availableCities }) => enabled && availableCities.includes(city),
  );
}
