import { cityToSend } from '#rules/addresses/cityToSend.ts';
import type { City } from '#schemas/cities.ts';
import type { Region } from '#schemas/regions.ts';

/** The cities that can be chosen for delivery: those of a known region, without the one that stands for none (ADDR-16). */
export function deliveryCities(regions: readonly Region[], cities: readonly City[]): City[] {
  const known = new Set(regions.map(({ id }) => id));
  return cities.filter(({ fk_region, id_city }) => known.has(fk_region) && cityToSend(id_city) !== undefined);
}
