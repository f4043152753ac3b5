import { exchangesApi } from '#api/exchanges.ts';
import { madeState } from '#rules/exchange/made.ts';
import { isUnclear } from '#rules/messages/isUnclear.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Store } from '#store/makeStore.ts';
import { selectOnline } from '#store/online.ts';
import { aborted, readMade } from './readMade.ts';

/** What became of an annulment; `unclear`: nobody knows, `notAnnulled`: it was not done. */
export type Annulled =
  | { kind: 'annulled' | 'notAnnulled' | 'unclear' }
  | { kind: 'failed'; problem: Problem };

/** Looks whether a request is annulled by now (EXCH-15). */
export async function findAnnulled(store: Store, batchnumber: string): Promise<Annulled> {
  const { session } = store;
  const read = await readMade(store);
  if (session !== store.session) return { kind: 'failed', problem: aborted };
  const made = 'made' in read ? read.made.find((each) => each.batchnumber === batchnumber) : undefined;
  if (made === undefined) return { kind: 'unclear' };
  if (madeState(made) !== 'annulled') return { kind: 'notAnnulled' };
  // The list may not have been read since.
  store.dispatch(exchangesApi.util.invalidateTags(['exchangeOrders']));
  return { kind: 'annulled' };
}

/**
 * Annuls a request. After a failure the requests are read, so that an annulment whose answer was lost is found (EXCH-15);
 * where that is lost too, it is unclear.
 */
export async function annulRequest(store: Store, batchnumber: string): Promise<Annulled> {
  const { session } = store;
  const isOnline = selectOnline(store.getState());
  const { initiate } = exchangesApi.endpoints.annulExchange;
  const { error } = await store.dispatch(initiate({ batchnumber }, { track: false }));
  const problem = error as Problem | undefined;
  if (problem === undefined) return { kind: 'annulled' };
  if (problem.code === 'aborted' || session !== store.session) return { kind: 'failed', problem: aborted };
  const found = await findAnnulled(store, batchnumber);
  // Without network nothing was sent.
  const mayBeDone = isOnline && isUnclear(problem);
  if (found.kind === 'notAnnulled' || (found.kind === 'unclear' && !mayBeDone))
    return { kind: 'failed', problem };
  return found;
}
