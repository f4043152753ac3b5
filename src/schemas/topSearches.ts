import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Fields of the top searches, the same in both sources. */
export const topSearchEntries = { topSearch: v.array(v.object({ term: v.string() })) };

/** Reads the top searches: `GET {bff}catalog/suggestion/top-search` (API-49, API-50). */
export const getTopSearches = endpoint({
  name: 'getTopSearches',
  requirements: ['API-49', 'API-50'],
  method: 'GET',
  base: 'bff',
  path: 'catalog/suggestion/top-search',
  kind: 'read',
  auth: false,
  reply: v.object(topSearchEntries),
});
