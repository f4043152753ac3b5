import * as v from 'valibot';
import { dataReply, endpoint } from './endpoint.ts';

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
export const getCities = endpoint({
  name: 'getCities',
  requirements: ['API-23'],
  method: 'GET',
  base: 'api',
  path: 'cities',
  apiVersion: 3,
  kind: 'read',
  auth: false,
  reply: dataReply({ cities: v.array(city) }),
  httpFailure: 'badResponse',
});

export type City = v.InferOutput<typeof city>;

/** A region by its local name: province, region, department or state (ADDR-05, ADDR-06, COUNTRY-11). */
export const region = v.object({ id: v.string(), name: v.string() });

/** Reads the regions of the country: `GET {api}/regions` (API-24). */
export const getRegions = endpoint({
  name: 'getRegions',
  requirements: ['API-24'],
  method: 'GET',
  base: 'api',
  path: 'regions',
  apiVersion: 3,
  kind: 'read',
  auth: false,
  reply: dataReply({ regions: v.array(region) }),
  httpFailure: 'badResponse',
});

export type Region = v.InferOutput<typeof region>;
