import type { FilterChoice } from '#schemas/catalogue.ts';
import { parameterOf } from './parameterOf.ts';

/**
 * The filters that are chosen: as the address says, in its order, and those that the answer has chosen besides
 * (FILT-19). A value that the answer does not know stays: it is what finds nothing (FIND-03).
 */
export function chosenFilters(
  asked: readonly FilterChoice[],
  applied: readonly FilterChoice[],
): FilterChoice[] {
  const besides = applied
    .map(({ name, values }) => ({ name: parameterOf(name), values }))
    .filter(({ name }) => !asked.some((each) => each.name === name));
  return [...asked, ...besides];
}
