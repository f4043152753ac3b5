import type { Suggestions } from '#schemas/suggestions.ts';

/** Maps the reply of either source to the model; order kept, blank terms removed (API-50). */
export const toSuggestions = ({ suggestions, correctedTerm }: Suggestions): Suggestions => ({
  suggestions: suggestions.filter(({ term }) => term.trim() !== ''),
  correctedTerm,
});
