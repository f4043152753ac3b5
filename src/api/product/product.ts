import { shopApi } from '#api/shopApi.ts';
import { sourceCall, eitherSource, type WithSource } from '#api/transport/eitherSource.ts';
import { getProduct, type Product } from '#schemas/product.ts';
import { toProduct } from './toProduct.ts';

const product = eitherSource(
  sourceCall(getProduct, ({ path }: { path: string }) => ({ path }), toProduct),
  async () => (await import('./legacyProduct.ts')).legacyProduct,
);

/** The calls of a product, of either source (API-39, API-40). */
export const productApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getProduct: build.query<Product | null, WithSource<{ path: string }>>({
      queryFn: async (...args) => {
        const outcome = await product.queryFn(...args);
        // Cached like any other answer: RTK Query would send a failed query again for each screen that opens (API-12).
        return 'error' in outcome && outcome.error.status === 404 ? { data: null } : outcome;
      },
    }),
  }),
});

/** Prefetches a product, unless it is cached or pending. */
export const prefetchProduct = (args: WithSource<{ path: string }>) =>
  productApi.util.prefetch('getProduct', args, {});

/** Stores the answer to a call, as if it had been sent. */
export const storeProduct = (args: WithSource<{ path: string }>, product: Product) =>
  productApi.util.upsertQueryData('getProduct', args, product);

/** Reads a product before its page is opened; null for one that does not exist. */
export const readProduct = productApi.endpoints.getProduct.initiate;

/** A product by the path of its page (API-39, API-40); null for one that does not exist. */
export const { useGetProductQuery } = productApi;
