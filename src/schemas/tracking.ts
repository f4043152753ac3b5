import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/**
 * Reports a page view to the tracking host: `GET {tracking}?key&p`, with cookies; the response is never read (API-103).
 * `p` is the JSON of a `BeaconEvent`.
 */
export const sendBeacon = endpoint('sendBeacon', ['API-103'], {
  method: 'GET',
  base: 'tracking',
  path: '',
  kind: 'change',
  query: v.object({ key: v.string(), p: v.string() }),
  reply: v.null(),
  empty: true,
});

// Separate from the call: the shop makes these events, and only the mock and the contract check them.

/** What a page view says of a list, a search or a product; of other screens nothing (TRACK-15 to TRACK-19). */
const payload = v.strictObject({
  catalogpage: v.exactOptional(
    v.strictObject({
      brandName: v.string(),
      pageCategory: v.exactOptional(v.string()),
      categoryName: v.exactOptional(v.literal('SearchResult')),
    }),
  ),
  search: v.exactOptional(
    v.strictObject({
      products: v.array(
        v.strictObject({ id: v.string(), group_id: v.string(), local_timestamp: v.string() }),
      ),
    }),
  ),
  productpage: v.exactOptional(
    v.strictObject({
      brand: v.string(),
      image: v.string(),
      pageCategory: v.string(),
      price: v.pipe(v.number(), v.integer()),
      productName: v.string(),
      sku: v.string(),
    }),
  ),
  /** How fast the page was for this visitor (REACH-08). */
  webvital: v.exactOptional(
    v.strictObject({
      name: v.picklist(['LCP', 'INP', 'CLS', 'TTFB']),
      value: v.number(),
      rating: v.picklist(['good', 'needs-improvement', 'poor']),
      /** What caused it: a part of the page, or of the load. */
      attribution: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  ),
});

/** The event of a beacon (TRACK-13, TRACK-14). */
export const beaconEvent = v.strictObject({
  bid: v.string(),
  client: v.strictObject({ agent: v.string(), platform: v.literal('pwa') }),
  consumer_id: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  event: v.picklist(['pageview', 'webvital']),
  identifiers: v.strictObject({ ucid: v.strictObject({ type: v.literal('COOKIE'), value: v.string() }) }),
  local_timestamp: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)),
  payload,
  source: v.literal('pwa'),
  url: v.string(),
  url_referrer: v.string(),
  url_simple: v.string(),
});

export type BeaconPayload = v.InferOutput<typeof payload>;

export type BeaconEvent = v.InferOutput<typeof beaconEvent>;
