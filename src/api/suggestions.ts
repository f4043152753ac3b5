import { getSuggestions, type Suggestions } from '#schemas/suggestions.ts';
import { answering, eitherSource, type Sourced } from './eitherSource.ts';
import { shopApi } from './shopApi.ts';
import { toSuggestions } from './toSuggestions.ts';

/** Terms for a text that is being typed, of either source (API-46, API-47, SEARCH-05). */
export const suggestionsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getSuggestions: build.query<Suggestions, Sourced<{ q: string }>>(
      eitherSource(
        answering(getSuggestions, ({ q }) => ({ q }), toSuggestions),
        async () => (await import('./legacySuggestions.ts')).legacySuggestions,
      ),
    ),
  }),
});
