import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { CallPorts } from '#api/transport/ports.ts';
import { request } from '#api/transport/request.ts';
import { sessionApi, shopApi } from '#api/shopApi.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { Problem } from '#schemas/problem.ts';
import type { RootState } from '#store/store.ts';
// All of them, so that a definition is never injected under the name of an endpoint that is loaded later.
import '#api/cart.ts';
import '#api/addresses.ts';
import '#api/brands.ts';
import '#api/catalogue/catalogue.ts';
import '#api/cities.ts';
import '#api/coupons.ts';
import '#api/content.ts';
import '#api/customer.ts';
import '#api/exchanges.ts';
import '#api/credits.ts';
import '#api/memberships.ts';
import '#api/wallet.ts';
import '#api/home.ts';
import '#api/menu.ts';
import '#api/orders.ts';
import '#api/product/product.ts';
import '#api/recommendations.ts';
import '#api/shipping.ts';
import '#api/payLater.ts';
import '#api/sizeTables.ts';
import '#api/search.ts';
import '#api/twoStep.ts';
import '#api/wishlist.ts';

/** A dispatched call. */
export interface DispatchedCall extends Promise<{ data?: unknown; error?: Problem }> {
  requestId: string;
  abort: () => void;
}

/** The cached state of a call. */
export interface CachedCall {
  status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected';
  data?: unknown;
  error?: unknown;
}

/** The RTK Query endpoint of any call; `key` is the arguments of a query, the request id of a mutation. */
export interface AnyEndpoint {
  initiate: (
    args: unknown,
    options?: { forceRefetch?: boolean },
  ) => ThunkAction<DispatchedCall, RootState, CallPorts, UnknownAction>;
  select: (key: unknown) => (state: RootState) => CachedCall;
}

/** The shop's own RTK Query endpoint of a call, or one made from the definition where the shop has none of that name. */
export function endpointOf(endpoint: Endpoint): AnyEndpoint {
  const isOfSession = endpoint.auth || endpoint.name in sessionApi.endpoints;
  const api = isOfSession ? sessionApi : shopApi;
  const known = api.endpoints as Record<string, unknown>;
  if (!(endpoint.name in known)) {
    const made = request(endpoint, (reply) => reply) as never;
    api.injectEndpoints({
      endpoints: (build) => ({
        [endpoint.name]: endpoint.kind === 'read' ? build.query(made) : build.mutation(made),
      }),
    });
  }
  return known[endpoint.name] as AnyEndpoint;
}
