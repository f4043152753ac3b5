import { shopApi } from '#api/shopApi.ts';
import { sourceCall, eitherSource, type WithSource } from '#api/transport/eitherSource.ts';
import { getRecommendations, type RecommendedProduct } from '#schemas/recommendations.ts';
import { recommendationArgs, toRecommendations } from './toRecommendations.ts';

/** Recommendations for a product, or general ones, from either source (API-51, PROD-17). */
export const recommendationsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getRecommendations: build.query<RecommendedProduct[], WithSource<{ sku?: string }>>(
      eitherSource(
        sourceCall(getRecommendations, recommendationArgs, toRecommendations),
        async () => (await import('./legacyRecommendations.ts')).legacyRecommendations,
      ),
    ),
  }),
});

export const { useGetRecommendationsQuery } = recommendationsApi;
