import { getTopSearches } from '#schemas/topSearches.ts';
import { answering, eitherSource, type Sourced } from './eitherSource.ts';
import { shopApi } from './shopApi.ts';
import { toTopSearches } from './toTopSearches.ts';

/** What is searched for most, of either source (API-48, API-49). */
export const topSearchesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getTopSearches: build.query<string[], Sourced<object>>(
      eitherSource(
        answering(getTopSearches, () => ({}), toTopSearches),
        async () => (await import('./legacyTopSearches.ts')).legacyTopSearches,
      ),
    ),
  }),
});

/** The terms that are searched for most (API-48, API-49). */
export const { useGetTopSearchesQuery } = topSearchesApi;
