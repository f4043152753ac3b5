import { apiRead, apiReply, endpoint } from './endpoint.ts';
import { suggestionEntries, suggestionQuery, topSearchEntries } from './search.ts';

const call = { ...apiRead, path: 'search/', discriminator: 'suggest' } as const;

/** `getSuggestions` on the legacy host: `GET {api}/search/?q&suggest=1` (API-46). */
export const getLegacySuggestions = endpoint('getLegacySuggestions', ['API-46'], {
  ...call,
  fixed: { device: 'pwa', suggest: '1' },
  query: suggestionQuery,
  reply: apiReply(suggestionEntries),
});

/** `getTopSearches` on the legacy host: `GET {api}/search/?suggest=topSearch` (API-48). */
export const getLegacyTopSearches = endpoint('getLegacyTopSearches', ['API-48'], {
  ...call,
  fixed: { device: 'pwa', suggest: 'topSearch' },
  reply: apiReply(topSearchEntries),
});
