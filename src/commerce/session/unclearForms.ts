import { isUnclear } from '#rules/messages/isUnclear.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Store } from '#store/makeStore.ts';

/** What forms have sent without a clear answer, in memory alone: among it are passwords. */
const unclear = new WeakMap<Store, Set<string>>();

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
  const known = unclear.get(store) ?? new Set();
  if (!isUnclear(problem)) return isRepetition && known.has(sent);
  unclear.set(store, known.add(sent));
  return true;
}

/** Forgets them, once a form is done. */
export const forgetUnclear = (store: Store): void => void unclear.delete(store);
