import type { Suggestions } from '#schemas/search.ts';

const plain = (text: string) => text.trim().toLowerCase();

/**
 * Maps the reply of either source to the model; order kept, blank terms removed (API-50). A correction that is the text
 * itself counts as none (FIND-05).
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
