import { shopApi } from '#api/shopApi.ts';
import { sourceCall, eitherSource, type WithSource } from '#api/transport/eitherSource.ts';
import { getSuggestions, type Suggestions } from '#schemas/search.ts';
import { toSuggestions } from './toSuggestions.ts';

/** Search suggestions for the text being typed, from either source (API-46, API-47, SEARCH-05). */
export const suggestionsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getSuggestions: build.query<Suggestions, WithSource<{ q: string }>>(
      eitherSource(
        sourceCall(getSuggestions, ({ q }) => ({ q }), toSuggestions),
        async () => (await import('./legacySuggestions.ts')).legacySuggestions,
      ),
    ),
  }),
});

export const { useGetSuggestionsQuery } = suggestionsApi;
