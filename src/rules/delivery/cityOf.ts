import type { CityRegion } from '#schemas/persisted.ts';
import type { City } from '#schemas/cities.ts';

/** The city of a location; undefined if it is none of these (GEO-06). */
export const cityOf = (cities: readonly City[], { region, city }: Readonly<CityRegion>): City | undefined =>
  cities.find(({ id_city, fk_region }) => id_city === city && fk_region === region);
