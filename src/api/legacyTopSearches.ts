import { getLegacyTopSearches } from '#schemas/legacyTopSearches.ts';
import { answering } from './eitherSource.ts';
import { toTopSearches } from './toTopSearches.ts';

/** How the legacy host answers for what is searched for most (API-48). */
export const legacyTopSearches = answering(getLegacyTopSearches, () => ({}), toTopSearches);
