import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { ListedProduct } from './listing.ts';

/** What both sources recommend; prices in the currency's major unit, `special_price` 0 for none. */
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

/** The product beside which they stand; without it they are for everybody (PROD-16). */
export const recommendationQuery = v.object({ sku: v.exactOptional(v.string()) });

/** What goes with a product, or with none: `GET {bff}recommendation` (API-51). */
export const getRecommendations = endpoint({
  name: 'getRecommendations',
  requirements: ['API-51'],
  method: 'GET',
  base: 'bff',
  path: 'recommendation',
  kind: 'read',
  auth: false,
  query: recommendationQuery,
  reply: v.object(recommendationEntries),
});

/** A product as it is recommended: what a list tells of it, in part (PROD-15). */
export type RecommendedProduct = Pick<
  ListedProduct,
  'sku' | 'productName' | 'brand' | 'price' | 'specialprice' | 'categories' | 'productImage' | 'url'
>;
