import { exchangesApi } from '#api/exchanges.ts';
import { confirmWrite } from '#flows/confirmWrite.ts';
import { type MadeState, madeState } from '#rules/exchange/made.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Store } from '#store/store.ts';
import { readMade } from './readMade.ts';

/** `unclear`: neither a response nor a readable list; `notAnnulled`: not applied; `void`: the session has ended. */
export type AnnulmentOutcome =
  | { kind: 'annulled' | 'notAnnulled' | 'unclear' | 'void' }
  | { kind: 'failed'; problem: Problem };

/** The state of an exchange on the server; undefined if it cannot be read. */
async function readState(store: Store, batchnumber: string): Promise<MadeState | undefined> {
  const made = (await readMade(store)).made?.find((each) => each.batchnumber === batchnumber);
  return made && madeState(made);
}

function foundAnnulled(store: Store): AnnulmentOutcome {
  // The cached list may be stale.
  store.dispatch(exchangesApi.util.invalidateTags(['exchangeOrders']));
  return { kind: 'annulled' };
}

/** Checks whether an exchange is annulled by now (EXCH-15). */
export async function findAnnulled(store: Store, batchnumber: string): Promise<AnnulmentOutcome> {
  const { signal } = store.session;
  const state = await readState(store, batchnumber);
  if (signal.aborted) return { kind: 'void' };
  if (state === 'annulled') return foundAnnulled(store);
  return { kind: state === undefined ? 'unclear' : 'notAnnulled' };
}

/** Annuls an exchange; also succeeds if another tab has annulled it (EXCH-15). */
export async function annulRequest(store: Store, batchnumber: string): Promise<AnnulmentOutcome> {
  const { initiate } = exchangesApi.endpoints.annulExchange;
  const written = await confirmWrite(store, {
    send: () => store.dispatch(initiate({ batchnumber }, { track: false })),
    readAfter: () => readState(store, batchnumber),
    isDone: (state) => state === 'annulled',
    readsRefused: true,
  });
  if (written.kind !== 'done') return written;
  return written.found ? foundAnnulled(store) : { kind: 'annulled' };
}
