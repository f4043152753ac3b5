import { getTopSearches } from '#schemas/topSearches.ts';
import { answering, eitherSource, type Sourced } from './eitherSource.ts';
import { shopApi } from './shopApi.ts';

/** The terms of either source in their order, each once; blanks are none (API-50). */
export const toTopSearches = ({ topSearch }: { topSearch: { term: string }[] }): string[] => [
  ...new Set(topSearch.map(({ term }) => term.trim()).filter((term) => term !== '')),
];

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
