import { sourceCall } from '#api/transport/eitherSource.ts';
import { getLegacyRecommendations } from '#schemas/legacyProducts.ts';
import { recommendationArgs, toRecommendations } from './toRecommendations.ts';

/** Recommendations from the legacy host (API-51). */
export const legacyRecommendations = sourceCall(
  getLegacyRecommendations,
  recommendationArgs,
  toRecommendations,
);
