import type { CustomerAddress } from '#schemas/addresses.ts';
import type { CityRegion } from '#schemas/cityRegion.ts';

/** What an address without a listed city has for it (ADDR-16). */
const isCity = (id: string) => id !== '' && id !== '0';

/** The location of the default shipping address (GEO-03); undefined without one, or if its city is none of those listed. */
export function placeOfAddresses(addresses: readonly CustomerAddress[]): CityRegion | undefined {
  const found = addresses.find(({ is_default_shipping }) => is_default_shipping === '1');
  if (found === undefined) return undefined;
  const { fk_customer_address_region: region, fk_customer_address_city: city } = found;
  return region !== '' && isCity(city) ? { region, city } : undefined;
}
