import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** What both sources suggest for a text, and the word it was taken for; '' where it was taken as typed. */
export const suggestionEntries = {
  suggestions: v.array(v.object({ term: v.string(), count: v.number() })),
  correctedTerm: v.string(),
};

/** What to ask with: the text that is being typed. */
export const suggestionQuery = v.object({ q: v.string() });

/** Terms for a text that is being typed: `GET {bff}catalog/suggestion` (API-47, API-50). */
export const getSuggestions = endpoint({
  name: 'getSuggestions',
  requirements: ['API-47', 'API-50'],
  method: 'GET',
  base: 'bff',
  path: 'catalog/suggestion',
  kind: 'read',
  auth: false,
  query: suggestionQuery,
  reply: v.object(suggestionEntries),
});

/** Terms for a text, with how many products each finds, and what the text was taken for. */
export interface Suggestions {
  suggestions: { term: string; count: number }[];
  /** '' where the text was taken as typed (FIND-05). */
  correctedTerm: string;
}
