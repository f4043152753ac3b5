import { getProduct, type Product } from '#schemas/product.ts';
import { answering, eitherSource, type Sourced } from './eitherSource.ts';
import { shopApi } from './shopApi.ts';
import { toProduct } from './toProduct.ts';

/** The calls of a product, of either source (API-39, API-40). */
export const productApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getProduct: build.query<Product, Sourced<{ path: string }>>(
      eitherSource(
        answering(getProduct, ({ path }: { path: string }) => ({ path }), toProduct),
        async () => (await import('./legacyProduct.ts')).legacyProduct,
      ),
    ),
  }),
});

/** Asks for a product ahead of its page, unless it is there or on its way. */
export const prefetchProduct = (args: Sourced<{ path: string }>) =>
  productApi.util.prefetch('getProduct', args, {});

/** A product by the path of its page (API-39, API-40); one that is not there is a problem with the status 404. */
export const { useGetProductQuery } = productApi;
