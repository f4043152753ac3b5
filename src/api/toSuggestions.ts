import type { Suggestions } from '#schemas/suggestions.ts';

/** What either source suggests, in its order, blank terms left out (API-50). */
export const toSuggestions = ({ suggestions, correctedTerm }: Suggestions): Suggestions => ({
  suggestions: suggestions.filter(({ term }) => term.trim() !== ''),
  correctedTerm,
});
