import * as v from 'valibot';
import { detailEntries, pageEntries } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { legacyProductEntries } from './legacyListing.ts';
import { sizeEntry } from './listing.ts';
import { apiReply } from './reply.ts';

/**
 * Reads a page of products from the legacy host, which returns in one call what the backend-for-frontend returns in
 * two: `GET {api}` plus the path of the list (API-36 to API-38). Search terms, filters, order and page are query
 * parameters.
 */
export const getLegacyCataloguePage = endpoint({
  name: 'getLegacyCataloguePage',
  requirements: ['API-36', 'API-37', 'API-38'],
  method: 'GET',
  base: 'api',
  path: ':path*',
  params: v.object({ path: v.string() }),
  apiVersion: 3,
  kind: 'read',
  auth: false,
  fixed: { details: 'false', maxitems: '10', qty_products: '10' },
  query: v.record(v.string(), v.string()),
  reply: apiReply({
    products: v.array(v.object({ ...legacyProductEntries, sizes: v.exactOptional(v.array(sizeEntry)) })),
    ...pageEntries,
    ...detailEntries,
  }),
});
