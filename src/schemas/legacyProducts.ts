import * as v from 'valibot';
import { detailEntries, pageEntries } from './catalogue.ts';
import { apiRead, apiReply, endpoint } from './endpoint.ts';
import { sharedProductEntries, sizeEntry } from './listing.ts';
import { productDetailEntries, relatedEntries } from './product.ts';
import { recommendationEntries, recommendationQuery } from './recommendations.ts';

/** `productEntries` with the field names of the legacy host (PROD-02). */
export const legacyProductEntries = {
  ...sharedProductEntries,
  productname: v.string(),
  price: v.number(),
  specialprice: v.number(),
  seller_free_shipping: v.boolean(),
  free_shipping: v.boolean(),
  fast_shipping: v.boolean(),
};

/**
 * Reads a page of products from the legacy host, which returns in one call what the backend-for-frontend returns in
 * two: `GET {api}` plus the path of the list (API-36 to API-38). Search terms, filters, order and page are query
 * parameters.
 */
export const getLegacyCataloguePage = endpoint('getLegacyCataloguePage', ['API-36', 'API-37', 'API-38'], {
  ...apiRead,
  path: ':path*',
  params: v.object({ path: v.string() }),
  fixed: { details: 'false', maxitems: '10', qty_products: '10' },
  query: v.record(v.string(), v.string()),
  reply: apiReply({
    products: v.array(v.object({ ...legacyProductEntries, sizes: v.exactOptional(v.array(sizeEntry)) })),
    ...pageEntries,
    ...detailEntries,
  }),
});

const relatedProduct = v.object({ productname: v.string(), ...relatedEntries });

/**
 * Reads a product from the legacy host by the path of its page without slash and '.html': `GET
 * {api}/productdetail/{segment}` (API-39).
 */
export const getLegacyProduct = endpoint('getLegacyProduct', ['API-39'], {
  ...apiRead,
  path: 'productdetail/:segment',
  params: v.object({ segment: v.string() }),
  reply: apiReply({
    data: v.object({
      ...legacyProductEntries,
      ...productDetailEntries,
      related: v.fallback(v.array(relatedProduct), []),
    }),
  }),
});

/** `getRecommendations` on the legacy host: `GET {api}/recommendation/` (API-51, API-05). */
export const getLegacyRecommendations = endpoint('getLegacyRecommendations', ['API-51', 'API-05'], {
  ...apiRead,
  path: 'recommendation/',
  fixed: { device: 'pwa' },
  query: recommendationQuery,
  reply: apiReply(recommendationEntries),
});
