import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { QueryStatus } from '@reduxjs/toolkit/query';
import type { Problem, ProblemCode } from '#schemas/problem.ts';
import { sessionApi, shopApi } from './shopApi.ts';

interface State {
  shopApi: ReturnType<typeof shopApi.reducer>;
  sessionApi: ReturnType<typeof sessionApi.reducer>;
}

type Thunk = ThunkAction<void, State, unknown, UnknownAction>;

type Endpoints = Record<string, { initiate: (args: unknown, options: object) => Thunk } | undefined>;

/** Failures that may have another result with a working network. */
const ofNetwork: ReadonlySet<ProblemCode> = new Set(['network', 'timeout', 'server', 'notJson']);

/** Sends what is shown and has failed by the network again (KEEP-09); of a paged list only the missing page. */
export const sendFailedAgain = (): Thunk => (dispatch, getState) => {
  for (const api of [shopApi, sessionApi]) {
    const endpoints = api.endpoints as Endpoints;
    // Returns the subscriptions, which the library's types do not show.
    const subscriptions = dispatch(api.internalActions.internal_getRTKQSubscriptions()) as unknown as {
      getSubscriptionCount: (queryCacheKey: string) => number;
    };
    for (const [key, query] of Object.entries(getState()[api.reducerPath].queries)) {
      const isShown = isFailedQuery(query) && subscriptions.getSubscriptionCount(key) > 0;
      if (query === undefined || !isShown || !ofNetwork.has((query.error as Problem).code)) continue;
      const { endpointName = '', originalArgs, direction } = query as typeof query & { direction?: string };
      const options = { subscribe: false, forceRefetch: true, ...(direction !== undefined && { direction }) };
      const endpoint = endpoints[endpointName];
      if (endpoint) dispatch(endpoint.initiate(originalArgs, options));
    }
  }
};

/** Whether a cached call has failed and is not in flight. */
export function isFailedQuery(query: { status: QueryStatus } | undefined): boolean {
  // As text: the enumeration itself would be part of the entry.
  const status: `${QueryStatus}` | undefined = query?.status;
  return status === 'rejected';
}
