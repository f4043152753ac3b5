import { getRecommendations, type RecommendedProduct } from '#schemas/recommendations.ts';
import { answering, eitherSource, type Sourced } from './eitherSource.ts';
import { recommendedFor } from './recommendedFor.ts';
import { shopApi } from './shopApi.ts';
import { toRecommendations } from './toRecommendations.ts';

/** What goes with a product, or with none, of either source (API-51, PROD-17). */
export const recommendationsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getRecommendations: build.query<RecommendedProduct[], Sourced<{ sku?: string }>>(
      eitherSource(
        answering(getRecommendations, recommendedFor, toRecommendations),
        async () => (await import('./legacyRecommendations.ts')).legacyRecommendations,
      ),
    ),
  }),
});
