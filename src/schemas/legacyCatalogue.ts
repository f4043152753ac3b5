import * as v from 'valibot';
import { banner, detailEntries, pageEntries, seoEntries } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { legacyProductEntries } from './legacyListing.ts';
import { sizeEntry } from './listing.ts';
import { apiReply } from './reply.ts';

/**
 * A page of products from the legacy host, with all that the backend-for-frontend tells in two calls: `GET {api}` and
 * the path of the list (API-36 to API-38). Words, filters, order and page follow under their own names.
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
    seoSettings: v.nullable(v.object({ title: v.string(), banner_menu: v.nullable(banner), ...seoEntries })),
  }),
});
