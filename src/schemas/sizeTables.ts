import * as v from 'valibot';
import { apiRead, apiReply, endpoint } from './endpoint.ts';
import { sizeTable } from './product.ts';

/** Reads the size tables: `GET {api}/menu/getstatic?key=sizes_pwa` (API-26); `null` if there is nothing under the key. */
export const getSizeTables = endpoint('getSizeTables', ['API-26'], {
  ...apiRead,
  path: 'menu/getstatic',
  fixed: { key: 'sizes_pwa' },
  discriminator: 'key',
  reply: apiReply({ content: v.nullable(v.array(sizeTable)) }),
});
