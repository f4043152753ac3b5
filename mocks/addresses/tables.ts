import * as v from 'valibot';
import type { CountryCode } from '#countries/country.ts';
import { citiesOf, regionsOf } from '#fixtures/cities.ts';
import { table } from '#mocks/table.ts';
import { type City, city, type Region, region } from '#schemas/cities.ts';

/** Cities of several regions may have the same id, for example 0 for a city that is not listed. */
const cityRow = v.object({ place: v.string(), ...city.entries });

export const cityTables = () => ({
  regions: table({ name: 'regions', schema: region, key: 'id' }),
  cities: table({ name: 'cities', schema: cityRow, key: 'place' }),
});

type Tables = ReturnType<typeof cityTables>;

interface CitySeed {
  regions: readonly Region[];
  cities: readonly City[];
}

const keyOf = (regionId: string, cityId: string) => `${regionId} ${cityId}`;

/** The regions and cities of the seed in a country. */
export const seedOfCities = (country: CountryCode): CitySeed => ({
  regions: regionsOf(country),
  cities: citiesOf(country),
});

export async function addCities(tables: Tables, { regions, cities }: CitySeed): Promise<void> {
  for (const each of regions) await tables.regions.add(each);
  for (const each of cities) await tables.cities.add({ place: keyOf(each.fk_region, each.id_city), ...each });
}

export async function removeCities({ regions, cities }: Tables): Promise<void> {
  for (const { id } of regions.list()) await regions.remove(id);
  for (const { place } of cities.list()) await cities.remove(place);
}

export const cityIn = ({ cities }: Tables, regionId: string, cityId: string): City | undefined =>
  cities.find(keyOf(regionId, cityId));
