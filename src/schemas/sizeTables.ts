import * as v from 'valibot';
import { apiReply, endpoint } from './endpoint.ts';
import { sizeTable } from './product.ts';

/** Reads the size tables: `GET {api}/menu/getstatic?key=sizes_pwa` (API-26); `null` if there is nothing under the key. */
export const getSizeTables = endpoint({
  name: 'getSizeTables',
  requirements: ['API-26'],
  method: 'GET',
  base: 'api',
  path: 'menu/getstatic',
  apiVersion: 3,
  kind: 'read',
  fixed: { key: 'sizes_pwa' },
  discriminator: 'key',
  reply: apiReply({ content: v.nullable(v.array(sizeTable)) }),
});
