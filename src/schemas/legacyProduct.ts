import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { legacyProductEntries } from './legacyListing.ts';
import { detailEntries, relatedEntries } from './product.ts';
import { apiReply } from './reply.ts';

const relatedProduct = v.object({ productname: v.string(), ...relatedEntries });

/**
 * Reads a product from the legacy host by the path of its page without slash and '.html': `GET
 * {api}/productdetail/{segment}` (API-39).
 */
export const getLegacyProduct = endpoint({
  name: 'getLegacyProduct',
  requirements: ['API-39'],
  method: 'GET',
  base: 'api',
  path: 'productdetail/:segment',
  params: v.object({ segment: v.string() }),
  apiVersion: 3,
  kind: 'read',
  auth: false,
  reply: apiReply({
    data: v.object({
      ...legacyProductEntries,
      ...detailEntries,
      related: v.fallback(v.array(relatedProduct), []),
    }),
  }),
});
