import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { dataReply } from './reply.ts';

const addressType = v.object({ id: v.string(), name: v.string(), enabled: v.boolean() });

/** Reads the types of address: `GET {api}/addresstypes` (API-25). */
export const getAddressTypes = endpoint({
  name: 'getAddressTypes',
  requirements: ['API-25'],
  method: 'GET',
  base: 'api',
  path: 'addresstypes',
  apiVersion: 3,
  kind: 'read',
  auth: false,
  reply: dataReply({ addresstypes: v.array(addressType) }),
});

/** A type of address, such as home or office; only enabled ones are offered (ADDR-09). */
export type AddressType = v.InferOutput<typeof addressType>;
