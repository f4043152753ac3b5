import * as v from 'valibot';
import type { CountryCode } from '#countries/country.ts';
import { citiesOf, regionsOf } from '#fixtures/places.ts';
import { table } from '#mocks/table.ts';
import { type City, city, type Region, region } from '#schemas/places.ts';

/** Cities of several regions may have the same id, for example 0 for a city that is not listed. */
const cityRow = v.object({ place: v.string(), ...city.entries });

export const placeTables = () => ({
  regions: table({ name: 'regions', schema: region, key: 'id' }),
  cities: table({ name: 'cities', schema: cityRow, key: 'place' }),
});

type Tables = ReturnType<typeof placeTables>;

interface Places {
  regions: readonly Region[];
  cities: readonly City[];
}

const keyOf = (regionId: string, cityId: string) => `${regionId} ${cityId}`;

/** The regions and cities of the seed in a country. */
export const placesOf = (country: CountryCode): Places => ({
  regions: regionsOf(country),
  cities: citiesOf(country),
});

export async function addPlaces(tables: Tables, { regions, cities }: Places): Promise<void> {
  for (const each of regions) await tables.regions.add(each);
  for (const each of cities) await tables.cities.add({ place: keyOf(each.fk_region, each.id_city), ...each });
}

export async function removePlaces({ regions, cities }: Tables): Promise<void> {
  for (const { id } of regions.list()) await regions.remove(id);
  for (const { place } of cities.list()) await cities.remove(place);
}

export const cityIn = ({ cities }: Tables, regionId: string, cityId: string): City | undefined =>
  cities.find(keyOf(regionId, cityId));
