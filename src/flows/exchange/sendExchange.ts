import { exchangesApi } from '#api/exchanges.ts';
import { confirmWrite } from '#flows/confirmWrite.ts';
import { madeSince } from '#rules/exchange/made.ts';
import { isUnclear } from '#rules/messages/isUnclear.ts';
import type { ExchangePayload } from '#schemas/exchanges.ts';
import type { Problem } from '#schemas/problem.ts';
import { inTurn } from '#store/inTurn.ts';
import type { Store } from '#store/makeStore.ts';
import { readMade } from './readMade.ts';

/**
 * What became of a request. One whose answer was lost has no date; `unclear` says that it may have been made all the
 * same. `void`: nobody waits for it, since the session has ended or the summary is left.
 */
export type Sent =
  | { kind: 'made'; batchnumber: string; date?: string }
  | { kind: 'failed'; problem: Problem; unclear: boolean }
  | { kind: 'void' };

interface Sending {
  payload: ExchangePayload;
  /** The requests that were known when it was sent before; undefined for the first time. */
  sent: readonly string[] | undefined;
  /** Keeps the known requests before anything is sent, or forgets them once the answer is known. */
  keepSent: (sent: readonly string[] | undefined) => void;
  /** Whether what is to be confirmed is no longer shown: then it is not sent any more. */
  isLeft?: () => boolean;
}

/** The request that was sent before and whose answer is missing, if the server has it by now. */
export async function findSent(
  store: Pick<Store, 'dispatch'>,
  order: string,
  sent: readonly string[],
): Promise<Sent | undefined> {
  const { made, problem } = await readMade(store);
  if (problem) return { kind: 'failed', problem, unclear: true };
  const found = madeSince(made, order, sent);
  return found && { kind: 'made', batchnumber: found.batchnumber };
}

async function sendNow(
  store: Store,
  signal: AbortSignal,
  { payload, sent, keepSent, isLeft }: Sending,
): Promise<Sent> {
  const read = await readMade(store);
  // Of a session that has ended, or a summary that is left, nothing is sent, and nothing kept.
  if (signal.aborted || isLeft?.()) return { kind: 'void' };
  if (read.problem) return { kind: 'failed', problem: read.problem, unclear: sent !== undefined };
  const before = sent ?? read.made.map(({ batchnumber }) => batchnumber);
  const foundIn = (made: typeof read.made) => madeSince(made, payload.order_nr, before);
  const madeBefore = foundIn(read.made);
  if (madeBefore) return { kind: 'made', batchnumber: madeBefore.batchnumber };
  keepSent(before);
  const { initiate } = exchangesApi.endpoints.createExchange;
  const written = await confirmWrite(store, {
    send: () => store.dispatch(initiate({ payload: JSON.stringify(payload) }, { track: false })),
    readBack: async () => (await readMade(store)).made,
    isDone: foundIn,
    readsRefused: true,
  });
  if (written.kind === 'void') return { kind: 'void' };
  if (written.kind === 'done') {
    if (written.reply) return { kind: 'made', ...written.reply };
    return { kind: 'made', batchnumber: written.found.batchnumber };
  }
  const { problem, state } = written;
  const unclear = isUnclear(problem) || state === undefined;
  if (!unclear) keepSent(undefined);
  return { kind: 'failed', problem, unclear };
}

/**
 * Sends a request once (AFTER-04, FORM-03). The server has no key by which it knows a repetition: the requests that exist
 * are read before, and after any failure again, so that one whose answer was lost is found and not made twice. One that
 * is still under way, because its page was left, ends first.
 */
export function sendExchange(store: Store, sending: Sending): Promise<Sent> {
  const { signal } = store.session;
  return inTurn(store, 'exchange', () => sendNow(store, signal, sending));
}
