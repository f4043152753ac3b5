import * as v from 'valibot';
import { apiRead, dataReply, endpoint } from './endpoint.ts';

const call = { ...apiRead, httpFailure: 'badResponse' } as const;

/** A city, in the region `fk_region` (ADDR-04). */
export const city = v.object({
  id_city: v.string(),
  name: v.string(),
  short_name: v.string(),
  fk_region: v.string(),
  lat: v.number(),
  lng: v.number(),
});

/** The cities of the country: `GET {api}/cities` (API-23). */
export const getCities = endpoint('getCities', ['API-23'], {
  ...call,
  path: 'cities',
  reply: dataReply({ cities: v.array(city) }),
});

export type City = v.InferOutput<typeof city>;

/** A region by its local name: province, region, department or state (ADDR-05, ADDR-06, COUNTRY-11). */
export const region = v.object({ id: v.string(), name: v.string() });

/** Reads the regions of the country: `GET {api}/regions` (API-24). */
export const getRegions = endpoint('getRegions', ['API-24'], {
  ...call,
  path: 'regions',
  reply: dataReply({ regions: v.array(region) }),
});

export type Region = v.InferOutput<typeof region>;
