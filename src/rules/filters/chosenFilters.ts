import type { FilterChoice } from '#schemas/catalogue.ts';
import { parameterOf } from './parameterOf.ts';

/**
 * The chosen filters: those of the address, in its order, then further active ones of the answer (FILT-19). A value that
 * the answer does not offer stays, since it may be why nothing matches (FIND-03).
 */
export function chosenFilters(
  requested: readonly FilterChoice[],
  applied: readonly FilterChoice[],
): FilterChoice[] {
  const besides = applied
    .map(({ name, values }) => ({ name: parameterOf(name), values }))
    .filter(({ name }) => !requested.some((each) => each.name === name));
  return [...requested, ...besides];
}
