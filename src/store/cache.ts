import type { productApi } from '#api/product/product.ts';
import { productPath } from '#rules/product/productPage.ts';
import type { Home } from '#schemas/home.ts';
import type { Product } from '#schemas/product.ts';
import type { RootState } from './store.ts';

/** A cached response. Deferred code defines the calls, so their types are unknown here. */
interface Cached {
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
}

/** The cached responses to a call, in the order of their requests. */
export function cachedCalls(state: RootState, endpoint: string): Cached[] {
  const all = Object.values(state.shopApi.queries) as Cached[];
  return all.filter(({ endpointName, data }) => endpointName === endpoint && data !== undefined);
}

/** The content of home that was read last; undefined before the first read. */
export const cachedHome = (state: RootState) =>
  cachedCalls(state, 'getHome').at(-1)?.data as Home | undefined;

type ProductArgs = Parameters<typeof productApi.endpoints.getProduct.initiate>[0];

/** The cached product at a URL; null if there is none, undefined before its response. */
export function cachedProduct(state: RootState, url: string) {
  // Stryker disable next-line Regex: a URL has no line breaks
  const path = productPath(url.replace(/[?#].*$/, ''));
  const found = cachedCalls(state, 'getProduct').find(
    ({ originalArgs }) => (originalArgs as ProductArgs).path === path,
  );
  return found?.data as Product | null | undefined;
}
