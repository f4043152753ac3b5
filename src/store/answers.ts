import type { productApi } from '#api/product/product.ts';
import { productPath } from '#rules/product/productPage.ts';
import type { Home } from '#schemas/home.ts';
import type { Product } from '#schemas/product.ts';
import type { RootState } from './makeStore.ts';

/** An answer in the cache: code that comes before that of the screens does not know their calls. */
interface Cached {
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
}

/** The answers to a call that are in the cache, in the order of their requests. */
export function answersTo(state: RootState, endpoint: string): Cached[] {
  const all = Object.values(state.shopApi.queries) as Cached[];
  return all.filter(({ endpointName, data }) => endpointName === endpoint && data !== undefined);
}

/** The content of home that was read last; undefined until it is. */
export const heldHome = (state: RootState) => answersTo(state, 'getHome').at(-1)?.data as Home | undefined;

type ProductArgs = Parameters<typeof productApi.endpoints.getProduct.initiate>[0];

/** The product at an address, of those that were read; null if there is none, and undefined until its answer is there. */
export function heldProduct(state: RootState, url: string) {
  // Stryker disable next-line Regex: an address has no line breaks
  const path = productPath(url.replace(/[?#].*$/, ''));
  const found = answersTo(state, 'getProduct').find(
    ({ originalArgs }) => (originalArgs as ProductArgs).path === path,
  );
  return found?.data as Product | null | undefined;
}
