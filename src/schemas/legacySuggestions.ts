import { endpoint } from './endpoint.ts';
import { apiReply } from './reply.ts';
import { suggestionEntries, suggestionQuery } from './suggestions.ts';

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
