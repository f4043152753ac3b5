import type { AvailableFilter } from '#schemas/catalogue.ts';
import { isFilter } from './allowedParameters.ts';
import { parameterOf } from './parameterOf.ts';

/** The filters a shopper can choose from: those with options that an address can represent (FILT-12, FILT-28). */
export const offeredFilters = (available: readonly AvailableFilter[]): AvailableFilter[] =>
  available.filter(({ key, options }) => options.length > 0 && isFilter(parameterOf(key)));
