import { sourceCall } from '#api/transport/eitherSource.ts';
import { getLegacySuggestions } from '#schemas/legacySearch.ts';
import { toSuggestions } from './toSuggestions.ts';

/** Suggestions from the legacy host (API-46). */
export const legacySuggestions = sourceCall(
  getLegacySuggestions,
  ({ q }: { q: string }) => ({ q }),
  toSuggestions,
);
