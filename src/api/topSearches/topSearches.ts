import { shopApi } from '#api/shopApi.ts';
import { sourceCall, eitherSource, type WithSource } from '#api/transport/eitherSource.ts';
import { getTopSearches } from '#schemas/search.ts';
import { toTopSearches } from './toTopSearches.ts';

/** Top searches from either source (API-48, API-49). */
export const topSearchesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getTopSearches: build.query<string[], WithSource<object>>(
      eitherSource(
        sourceCall(getTopSearches, () => ({}), toTopSearches),
        async () => (await import('./legacyTopSearches.ts')).legacyTopSearches,
      ),
    ),
  }),
});

export const { useGetTopSearchesQuery } = topSearchesApi;
