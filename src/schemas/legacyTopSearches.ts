import { endpoint } from './endpoint.ts';
import { apiReply } from './reply.ts';
import { topSearchEntries } from './topSearches.ts';

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
