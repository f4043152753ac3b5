import { apiReply, endpoint } from './endpoint.ts';
import { suggestionEntries, suggestionQuery, topSearchEntries } from './search.ts';

/** `getSuggestions` on the legacy host: `GET {api}/search/?q&suggest=1` (API-46). */
export const getLegacySuggestions = endpoint({
  name: 'getLegacySuggestions',
  requirements: ['API-46'],
  method: 'GET',
  base: 'api',
  path: 'search/',
  apiVersion: 3,
  kind: 'read',
  auth: false,
  fixed: { device: 'pwa', suggest: '1' },
  discriminator: 'suggest',
  query: suggestionQuery,
  reply: apiReply(suggestionEntries),
});

/** `getTopSearches` on the legacy host: `GET {api}/search/?suggest=topSearch` (API-48). */
export const getLegacyTopSearches = endpoint({
  name: 'getLegacyTopSearches',
  requirements: ['API-48'],
  method: 'GET',
  base: 'api',
  path: 'search/',
  apiVersion: 3,
  kind: 'read',
  auth: false,
  fixed: { device: 'pwa', suggest: 'topSearch' },
  discriminator: 'suggest',
  reply: apiReply(topSearchEntries),
});
