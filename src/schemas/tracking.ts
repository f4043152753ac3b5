import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/**
 * Tells the tracking host of a page view: `GET {tracking}?key&p`, with cookies; the answer is never read (API-103). `p` is
 * the JSON of a `BeaconEvent`.
 */
export const sendBeacon = endpoint({
  name: 'sendBeacon',
  requirements: ['API-103'],
  method: 'GET',
  base: 'tracking',
  path: '',
  kind: 'change',
  auth: false,
  query: v.object({ key: v.string(), p: v.string() }),
  reply: v.null(),
  empty: true,
});
