import { getLegacyRecommendations } from '#schemas/legacyRecommendations.ts';
import { answering } from './eitherSource.ts';
import { recommendedFor } from './recommendedFor.ts';
import { toRecommendations } from './toRecommendations.ts';

/** How the legacy host recommends products (API-51). */
export const legacyRecommendations = answering(getLegacyRecommendations, recommendedFor, toRecommendations);
