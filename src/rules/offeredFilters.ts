import type { AvailableFilter } from '#schemas/catalogue.ts';
import { isFilter } from './keptParameters.ts';
import { parameterOf } from './parameterOf.ts';

/** The filters a shopper can choose from: those with options whose choice an address can keep (FILT-12, FILT-28). */
export const offeredFilters = (available: readonly AvailableFilter[]): AvailableFilter[] =>
  available.filter(({ key, options }) => options.length > 0 && isFilter(parameterOf(key)));
