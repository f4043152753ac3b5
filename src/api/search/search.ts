import { shopApi } from '#api/shopApi.ts';
import { eitherSource, sourceCall, type WithSource } from '#api/transport/eitherSource.ts';
import { getSuggestions, getTopSearches, type Suggestions } from '#schemas/search.ts';
import { toSuggestions, toTopSearches } from './toSuggestions.ts';

/** Search suggestions for the text being typed, from either source (API-46, API-47, SEARCH-05). */
export const suggestionsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getSuggestions: build.query<Suggestions, WithSource<{ q: string }>>(
      eitherSource(
        sourceCall(getSuggestions, ({ q }) => ({ q }), toSuggestions),
        async () => (await import('./legacySearch.ts')).legacySuggestions,
      ),
    ),
  }),
});

export const { useGetSuggestionsQuery } = suggestionsApi;

/** Top searches from either source (API-48, API-49). */
export const topSearchesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getTopSearches: build.query<string[], WithSource<object>>(
      eitherSource(
        sourceCall(getTopSearches, () => ({}), toTopSearches),
        async () => (await import('./legacySearch.ts')).legacyTopSearches,
      ),
    ),
  }),
});

export const { useGetTopSearchesQuery } = topSearchesApi;
