import * as v from 'valibot';
import { bffRead, endpoint } from './endpoint.ts';

const suggestion = v.object({ term: v.string(), count: v.number() });

/**
 * Fields of suggestions, the same in both sources; `correctedTerm` is '' if the text was used as typed. An entry of
 * another shape is read as a blank term, which is not suggested, so that it does not hide the others.
 */
export const suggestionEntries = {
  suggestions: v.array(v.fallback(suggestion, { term: '', count: 0 })),
  correctedTerm: v.fallback(v.string(), ''),
};

/** The text being typed. */
export const suggestionQuery = v.object({ q: v.string() });

/** Reads search suggestions for a text: `GET {bff}catalog/suggestion` (API-47, API-50). */
export const getSuggestions = endpoint('getSuggestions', ['API-47', 'API-50'], {
  ...bffRead,
  path: 'catalog/suggestion',
  query: suggestionQuery,
  reply: v.object(suggestionEntries),
});

/** Suggested terms with their numbers of products, and the spelling correction. */
export type Suggestions = v.InferOutput<typeof getSuggestions.reply>;

/** Fields of the top searches, the same in both sources. */
export const topSearchEntries = { topSearch: v.array(v.object({ term: v.string() })) };

/** Reads the top searches: `GET {bff}catalog/suggestion/top-search` (API-49, API-50). */
export const getTopSearches = endpoint('getTopSearches', ['API-49', 'API-50'], {
  ...bffRead,
  path: 'catalog/suggestion/top-search',
  reply: v.object(topSearchEntries),
});
