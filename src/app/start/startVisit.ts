import type { Started } from './makeShop.ts';
import { startSession } from './startSession.ts';
import { takeAutologin } from './takeAutologin.ts';

/**
 * What start-up does once the store is rehydrated, or its time-out has passed, one after the other (APP-45): clean-out and
 * auto-login; the location; and the `sortingFormula` of the address with which the visit began (`takeFormula.ts`), whose
 * code only such a visit loads.
 */
export async function startVisit(
  start: Started,
  search: string,
  take: typeof takeAutologin = takeAutologin,
): Promise<void> {
  const begun = start.ports.clock();
  await startSession(start, take);
  if (!search.includes('sortingFormula')) return;
  await import('./takeFormula.ts').then(
    ({ takeFormula }) => takeFormula(start, search, begun),
    // Without its code the lists of this visit have the formula of their own address.
    () => undefined,
  );
}
