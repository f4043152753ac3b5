import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { dataReply } from './reply.ts';

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
