import { exchangesApi } from '#api/exchanges.ts';
import { confirmWrite } from '#flows/confirmWrite.ts';
import { madeSince } from '#rules/exchange/made.ts';
import { isUnclear } from '#rules/messages/messages.ts';
import type { ExchangePayload } from '#schemas/exchanges.ts';
import type { Problem } from '#schemas/problem.ts';
import { inTurn } from '#store/tabMemory.ts';
import type { Store } from '#store/store.ts';
import { readMade } from './readMade.ts';

/**
 * How sending an exchange ended. Without a response there is no `date`. `unclear`: the exchange may exist on the
 * server. `void`: the session has ended or the shopper has left the summary.
 */
export type ExchangeOutcome =
  | { kind: 'made'; batchnumber: string; date?: string }
  | { kind: 'failed'; problem: Problem; unclear: boolean }
  | { kind: 'void' };

interface ExchangeRequest {
  payload: ExchangePayload;
  /** The exchanges that existed before an earlier send; undefined for the first send. */
  sent: readonly string[] | undefined;
  /** Stores the known exchanges before a send, or removes them after a clear response. */
  storeSent: (sent: readonly string[] | undefined) => void;
  /** Whether the shopper has left the summary: then nothing is sent. */
  isLeft?: () => boolean;
}

/** The exchange that an earlier send without a response has created; undefined if the server has none. */
export async function findSent(
  store: Pick<Store, 'dispatch'>,
  order: string,
  sent: readonly string[],
): Promise<ExchangeOutcome | undefined> {
  const { made, problem } = await readMade(store);
  if (problem) return { kind: 'failed', problem, unclear: true };
  const found = madeSince(made, order, sent);
  return found && { kind: 'made', batchnumber: found.batchnumber };
}

async function sendNow(
  store: Store,
  signal: AbortSignal,
  { payload, sent, storeSent, isLeft }: ExchangeRequest,
): Promise<ExchangeOutcome> {
  const read = await readMade(store);
  // The session has ended or the summary was left: nothing is sent or stored.
  if (signal.aborted || isLeft?.()) return { kind: 'void' };
  if (read.problem) return { kind: 'failed', problem: read.problem, unclear: sent !== undefined };
  const before = sent ?? read.made.map(({ batchnumber }) => batchnumber);
  const foundIn = (made: typeof read.made) => madeSince(made, payload.order_nr, before);
  const madeBefore = foundIn(read.made);
  if (madeBefore) return { kind: 'made', batchnumber: madeBefore.batchnumber };
  storeSent(before);
  const { initiate } = exchangesApi.endpoints.createExchange;
  const written = await confirmWrite(store, {
    send: () => store.dispatch(initiate({ payload: JSON.stringify(payload) }, { track: false })),
    readAfter: async () => (await readMade(store)).made,
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
  if (!unclear) storeSent(undefined);
  return { kind: 'failed', problem, unclear };
}

/**
 * Sends an exchange once (AFTER-04, FORM-03). The server cannot recognise a repetition, so the exchanges are read
 * before the send and again after a failure: an exchange without a response is found instead of created twice. Waits
 * for a send that is still in flight from a page that was left.
 */
export function sendExchange(store: Store, request: ExchangeRequest): Promise<ExchangeOutcome> {
  const { signal } = store.session;
  return inTurn(store, 'exchange', () => sendNow(store, signal, request));
}
