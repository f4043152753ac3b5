import type { Store } from '#store/makeStore.ts';

/** The queries of a shop, of both APIs, that its cache holds in a state. */
export const callsOf = (store: Store, status: 'pending' | 'rejected'): string[] => {
  const { shopApi, sessionApi } = store.getState();
  return [...Object.values(shopApi.queries), ...Object.values(sessionApi.queries)].flatMap((query) =>
    String(query?.status) === status ? [query?.endpointName ?? ''] : [],
  );
};
