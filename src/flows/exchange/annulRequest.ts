import { exchangesApi } from '#api/exchanges.ts';
import { confirmWrite } from '#flows/confirmWrite.ts';
import { type MadeState, madeState } from '#rules/exchange/made.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Store } from '#store/makeStore.ts';
import { readMade } from './readMade.ts';

/** What became of an annulment; `unclear`: nobody knows, `notAnnulled`: it was not done, `void`: the session has ended. */
export type Annulled =
  | { kind: 'annulled' | 'notAnnulled' | 'unclear' | 'void' }
  | { kind: 'failed'; problem: Problem };

/** The state of a request on the server; undefined if it cannot be read. */
async function readState(store: Store, batchnumber: string): Promise<MadeState | undefined> {
  const made = (await readMade(store)).made?.find((each) => each.batchnumber === batchnumber);
  return made && madeState(made);
}

function foundAnnulled(store: Store): Annulled {
  // The list may not have been read since.
  store.dispatch(exchangesApi.util.invalidateTags(['exchangeOrders']));
  return { kind: 'annulled' };
}

/** Looks whether a request is annulled by now (EXCH-15). */
export async function findAnnulled(store: Store, batchnumber: string): Promise<Annulled> {
  const { signal } = store.session;
  const state = await readState(store, batchnumber);
  if (signal.aborted) return { kind: 'void' };
  if (state === 'annulled') return foundAnnulled(store);
  return { kind: state === undefined ? 'unclear' : 'notAnnulled' };
}

/** Annuls a request; one that another tab has annulled is found, too (EXCH-15). */
export async function annulRequest(store: Store, batchnumber: string): Promise<Annulled> {
  const { initiate } = exchangesApi.endpoints.annulExchange;
  const written = await confirmWrite(store, {
    send: () => store.dispatch(initiate({ batchnumber }, { track: false })),
    readBack: () => readState(store, batchnumber),
    isDone: (state) => state === 'annulled',
    readsRefused: true,
  });
  if (written.kind !== 'done') return written;
  return written.found ? foundAnnulled(store) : { kind: 'annulled' };
}
