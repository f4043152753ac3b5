import { sourceCall } from '#api/transport/eitherSource.ts';
import { getLegacySuggestions, getLegacyTopSearches } from '#schemas/legacySearch.ts';
import { toSuggestions, toTopSearches } from './toSuggestions.ts';

/** Suggestions from the legacy host (API-46). */
export const legacySuggestions = sourceCall(
  getLegacySuggestions,
  ({ q }: { q: string }) => ({ q }),
  toSuggestions,
);

/** Top searches from the legacy host (API-48). */
export const legacyTopSearches = sourceCall(getLegacyTopSearches, () => ({}), toTopSearches);
