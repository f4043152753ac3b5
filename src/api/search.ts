import { eitherSource, sourceCall, type WithSource } from '#api/transport/eitherSource.ts';
import { getSuggestions, getTopSearches, type Suggestions } from '#schemas/search.ts';
import { shopApi } from './shopApi.ts';

const plain = (text: string) => text.trim().toLowerCase();

/**
 * Maps the reply of either source to the model: in the same order, without blank terms (API-50), and without a correction
 * that equals the text (FIND-05).
 */
export const toSuggestions = (
  { suggestions, correctedTerm }: Suggestions,
  { q }: { q: string },
): Suggestions => ({
  suggestions: suggestions.filter(({ term }) => term.trim() !== ''),
  correctedTerm: plain(correctedTerm) === plain(q) ? '' : correctedTerm,
});

/** The terms of either source in their order, without duplicates and blanks (API-50). */
export const toTopSearches = ({ topSearch }: { topSearch: { term: string }[] }): string[] => [
  ...new Set(topSearch.map(({ term }) => term.trim()).filter((term) => term !== '')),
];

const suggestionArgs = ({ q }: { q: string }) => ({ q });

/** Suggestions for the text being typed (API-46, API-47, SEARCH-05) and top searches (API-48, API-49), of either source. */
export const searchApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getSuggestions: build.query<Suggestions, WithSource<{ q: string }>>(
      eitherSource(sourceCall(getSuggestions, suggestionArgs, toSuggestions), async () => {
        const { getLegacySuggestions } = await import('#schemas/legacySearch.ts');
        return sourceCall(getLegacySuggestions, suggestionArgs, toSuggestions);
      }),
    ),
    getTopSearches: build.query<string[], WithSource<object>>(
      eitherSource(
        sourceCall(getTopSearches, () => ({}), toTopSearches),
        async () => {
          const { getLegacyTopSearches } = await import('#schemas/legacySearch.ts');
          return sourceCall(getLegacyTopSearches, () => ({}), toTopSearches);
        },
      ),
    ),
  }),
});

export const { useGetSuggestionsQuery, useGetTopSearchesQuery } = searchApi;
