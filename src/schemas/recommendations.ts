import * as v from 'valibot';
import { bffRead, endpoint } from './endpoint.ts';
import type { ListedProduct } from './listing.ts';

/**
 * Fields of a recommendation, the same in both sources; prices in the currency's major unit, `special_price` is 0 for
 * none.
 */
export const recommendationEntries = {
  products: v.array(
    v.object({
      sku: v.string(),
      name: v.string(),
      brand: v.string(),
      price: v.number(),
      special_price: v.number(),
      categories: v.string(),
      image: v.string(),
      url: v.string(),
    }),
  ),
};

/** The product to recommend for; without a sku the recommendations are general (PROD-16). */
export const recommendationQuery = v.object({ sku: v.exactOptional(v.string()) });

/** Reads the recommendations for a product, or general ones: `GET {bff}recommendation` (API-51). */
export const getRecommendations = endpoint('getRecommendations', ['API-51'], {
  ...bffRead,
  path: 'recommendation',
  query: recommendationQuery,
  reply: v.object(recommendationEntries),
});

/** A recommended product: a subset of the fields of a listed one (PROD-15). */
export type RecommendedProduct = Pick<
  ListedProduct,
  'sku' | 'productName' | 'brand' | 'price' | 'specialprice' | 'categories' | 'productImage' | 'url'
>;
