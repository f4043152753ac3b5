import { endpoint } from './endpoint.ts';
import { recommendationEntries, recommendationQuery } from './recommendations.ts';
import { apiReply } from './reply.ts';

/** `getRecommendations` on the legacy host: `GET {api}/recommendation/` (API-51, API-05). */
export const getLegacyRecommendations = endpoint({
  name: 'getLegacyRecommendations',
  requirements: ['API-51', 'API-05'],
  method: 'GET',
  base: 'api',
  path: 'recommendation/',
  apiVersion: 3,
  kind: 'read',
  auth: false,
  fixed: { device: 'pwa' },
  query: recommendationQuery,
  reply: apiReply(recommendationEntries),
});
