import { exchangesApi } from '#api/exchanges.ts';
import { madeSince } from '#rules/exchange/made.ts';
import type { ExchangePayload } from '#schemas/exchanges.ts';
import type { Problem } from '#schemas/problem.ts';
import { inTurn } from '#store/inTurn.ts';
import type { Store } from '#store/makeStore.ts';
import { aborted, readMade } from './readMade.ts';

/** What became of a request; one whose answer was lost has no date; `unclear` says that it may have been made all the same. */
export type Sent =
  | { kind: 'made'; batchnumber: string; date?: string }
  | { kind: 'failed'; problem: Problem; unclear: boolean };

interface Sending {
  payload: ExchangePayload;
  /** The requests that were known when it was sent before; undefined for the first time. */
  sent: readonly string[] | undefined;
  /** Keeps the known requests before anything is sent, or forgets them once the answer is known. */
  keepSent: (sent: readonly string[] | undefined) => void;
  /** Whether what is to be confirmed is no longer shown: then it is not sent any more. */
  isLeft?: () => boolean;
}

/** Nothing was sent, or nobody waits for it: the session has ended on the way, or the summary is left. */
const left: Sent = { kind: 'failed', problem: aborted, unclear: true };

/** The request that was sent before and whose answer is missing, if the server has it by now. */
export async function findSent(
  store: Pick<Store, 'dispatch'>,
  order: string,
  sent: readonly string[],
): Promise<Sent | undefined> {
  const read = await readMade(store);
  if ('problem' in read) return { kind: 'failed', problem: read.problem, unclear: true };
  const found = madeSince(read.made, order, sent);
  return found && { kind: 'made', batchnumber: found.batchnumber };
}

async function sendNow(
  store: Pick<Store, 'dispatch' | 'session'>,
  session: Store['session'],
  { payload, sent, keepSent, isLeft }: Sending,
): Promise<Sent> {
  const read = await readMade(store);
  // Of a session that has ended, or a summary that is left, nothing is sent, and nothing kept.
  if (session !== store.session || isLeft?.()) return left;
  if ('problem' in read) return { kind: 'failed', problem: read.problem, unclear: sent !== undefined };
  const before = sent ?? read.made.map(({ batchnumber }) => batchnumber);
  const found = madeSince(read.made, payload.order_nr, before);
  if (found) return { kind: 'made', batchnumber: found.batchnumber };
  keepSent(before);
  const { data, error } = await store.dispatch(
    exchangesApi.endpoints.createExchange.initiate({ payload: JSON.stringify(payload) }, { track: false }),
  );
  if (data !== undefined) return { kind: 'made', ...data };
  if (session !== store.session) return left;
  const problem = error as Problem;
  const after = await findSent(store, payload.order_nr, before);
  if (session !== store.session) return left;
  if (after?.kind === 'made') return after;
  const unclear = problem.code !== 'refused' || after !== undefined;
  if (!unclear) keepSent(undefined);
  return { kind: 'failed', problem, unclear };
}

/**
 * Sends a request once (AFTER-04, FORM-03). The server has no key by which it knows a repetition: the requests that exist
 * are read before, and after any failure again, so that one whose answer was lost is found and not made twice. One that
 * is still under way, because its page was left, ends first.
 */
export function sendExchange(
  store: Pick<Store, 'dispatch' | 'session' | 'turns'>,
  sending: Sending,
): Promise<Sent> {
  const { session } = store;
  return inTurn(store, 'exchange', () => sendNow(store, session, sending));
}
