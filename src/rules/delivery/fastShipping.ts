import type { FastShipping } from '#schemas/listing.ts';

/**
 * Whether fast shipping is shown (SHIP-04): it is active, and an enabled option serves the chosen city. Without a
 * chosen city it is shown wherever it is active. `city` is the city's id.
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
