import { isUnclear } from '#rules/messages/isUnclear.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Store } from '#store/makeStore.ts';

/**
 * Whether a form that has failed may be done all the same: its answer is unclear, or refuses what a repetition would be
 * refused for (`isRepetition`), after an unclear answer to the same values.
 */
export function mayBeDone(
  store: Store,
  problem: Problem,
  { values, isRepetition }: { values: readonly string[]; isRepetition: boolean },
): boolean {
  const sent = JSON.stringify(values);
  if (!isUnclear(problem)) return isRepetition && store.unclear?.has(sent) === true;
  (store.unclear ??= new Set()).add(sent);
  return true;
}

/** Forgets what was unclear, once a form is done. */
export const forgetUnclear = (store: Store): void => store.unclear?.clear();
