import type { InferOutput, ObjectSchema } from 'valibot';
import type { recommendationEntries, RecommendedProduct } from '#schemas/recommendations.ts';

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

/** Arguments for both sources: the sku, left out if there is none (PROD-16). */
export const recommendationArgs = ({ sku }: { sku?: string }) => (sku === undefined ? {} : { sku });
