import { getLegacySuggestions } from '#schemas/legacySuggestions.ts';
import { answering } from './eitherSource.ts';
import { toSuggestions } from './toSuggestions.ts';

/** How the legacy host suggests terms for a text (API-46). */
export const legacySuggestions = answering(
  getLegacySuggestions,
  ({ q }: { q: string }) => ({ q }),
  toSuggestions,
);
