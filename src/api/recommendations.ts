import type { InferOutput, ObjectSchema } from 'valibot';
import { eitherSource, sourceCall, type WithSource } from '#api/transport/eitherSource.ts';
import {
  getRecommendations,
  type recommendationEntries,
  type RecommendedProduct,
} from '#schemas/recommendations.ts';
import { shopApi } from './shopApi.ts';

type Wire = InferOutput<ObjectSchema<typeof recommendationEntries, undefined>>;

/** Maps the reply of either source to the model (API-51, PROD-15). */
export const toRecommendations = ({ products }: Wire): RecommendedProduct[] =>
  products.map(({ name, special_price: specialprice, image, categories, ...same }) => ({
    ...same,
    productName: name,
    specialprice,
    categories: categories === '' ? [] : categories.split('|'),
    productImage: image,
  }));

/** Returns the arguments for both sources: the sku, if there is one (PROD-16). */
const recommendationArgs = ({ sku }: { sku?: string }) => (sku === undefined ? {} : { sku });

/** Recommendations for a product, or general ones, from either source (API-51, PROD-17). */
export const recommendationsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getRecommendations: build.query<RecommendedProduct[], WithSource<{ sku?: string }>>(
      eitherSource(sourceCall(getRecommendations, recommendationArgs, toRecommendations), async () => {
        const { getLegacyRecommendations } = await import('#schemas/legacyProducts.ts');
        return sourceCall(getLegacyRecommendations, recommendationArgs, toRecommendations);
      }),
    ),
  }),
});

export const { useGetRecommendationsQuery } = recommendationsApi;
