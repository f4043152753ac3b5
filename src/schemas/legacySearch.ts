import { apiReply, endpoint } from './endpoint.ts';
import { suggestionEntries, suggestionQuery, topSearchEntries } from './search.ts';

const call = {
  method: 'GET',
  base: 'api',
  path: 'search/',
  apiVersion: 3,
  kind: 'read',
  discriminator: 'suggest',
} as const;

/** `getSuggestions` on the legacy host: `GET {api}/search/?q&suggest=1` (API-46). */
export const getLegacySuggestions = endpoint({
  ...call,
  name: 'getLegacySuggestions',
  requirements: ['API-46'],
  fixed: { device: 'pwa', suggest: '1' },
  query: suggestionQuery,
  reply: apiReply(suggestionEntries),
});

/** `getTopSearches` on the legacy host: `GET {api}/search/?suggest=topSearch` (API-48). */
export const getLegacyTopSearches = endpoint({
  ...call,
  name: 'getLegacyTopSearches',
  requirements: ['API-48'],
  fixed: { device: 'pwa', suggest: 'topSearch' },
  reply: apiReply(topSearchEntries),
});
