import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { dataReply } from './reply.ts';

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
