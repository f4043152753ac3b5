import { sourceCall } from '#api/transport/eitherSource.ts';
import { getLegacyTopSearches } from '#schemas/legacySearch.ts';
import { toTopSearches } from './toTopSearches.ts';

/** Top searches from the legacy host (API-48). */
export const legacyTopSearches = sourceCall(getLegacyTopSearches, () => ({}), toTopSearches);
