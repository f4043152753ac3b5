import type { CustomerAddress, KeptAddress } from '#schemas/addresses.ts';
import type { City, Region } from '#schemas/places.ts';

/** The cities of a region (ADDR-07). */
export const citiesIn = (region: string, cities: readonly City[]): City[] =>
  cities.filter(({ fk_region }) => fk_region === region);

/** An address with the ids of its region and city, as far as the shop knows them and one is in the other (ADDR-03). */
export function matchPlaces(
  address: CustomerAddress,
  regions: readonly Region[],
  cities: readonly City[],
): KeptAddress {
  const { fk_customer_address_region, fk_customer_address_city } = address;
  const region = regions.find(({ id }) => id === fk_customer_address_region);
  const city = citiesIn(fk_customer_address_region, cities).find(
    ({ id_city }) => id_city === fk_customer_address_city,
  );
  return { ...address, apiRegion: region?.id ?? '', apiCity: (region && city?.id_city) ?? '' };
}
