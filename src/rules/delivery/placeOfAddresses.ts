import { cityToSend } from '#rules/addresses/cityToSend.ts';
import { defaultAddress } from '#rules/addresses/defaultAddress.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import type { CityRegion } from '#schemas/cityRegion.ts';

/**
 * The location of the default shipping address (GEO-03, by the rule of ADDR-10 to ADDR-14); undefined without one, or if
 * its city is none of those listed (ADDR-16).
 */
export function placeOfAddresses(addresses: readonly CustomerAddress[]): CityRegion | undefined {
  const found = defaultAddress(addresses, 'shipping');
  if (found === undefined) return undefined;
  const { fk_customer_address_region: region, fk_customer_address_city: id } = found;
  const city = cityToSend(id);
  return region !== '' && city !== undefined ? { region, city } : undefined;
}
