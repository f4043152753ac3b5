import { isUnclear } from '#rules/messages/isUnclear.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Store } from '#store/makeStore.ts';
import { selectOnline } from '#store/online.ts';

/** What became of a write; `unclear`: nobody knows, `void`: the session has ended meanwhile. */
export type Written<Reply, State, Found = true> =
  | { kind: 'done'; reply: Reply; found?: undefined; problem?: undefined }
  | { kind: 'done'; reply?: undefined; found: Found; problem: Problem }
  | { kind: 'failed' | 'unclear' | 'void'; problem: Problem; state?: State | undefined };

interface Write<Reply, State, Found> {
  send: () => PromiseLike<{ data?: Reply | undefined; error?: unknown }>;
  /** Reads what the write changes; undefined if it cannot be read. */
  readBack: (problem: Problem) => Promise<State | undefined>;
  /** Finds the change in what was read. */
  isDone: (state: State) => Found | false | undefined;
  /** A refusal is read back too: another tab may have done the same. */
  readsRefused?: boolean;
  /** What is sent: an unclear answer to it is remembered until a write is done. */
  values?: readonly string[];
  /** Whether a refusal may be that of a repetition: it is read back after an unclear answer to the same values. */
  isRepetition?: (refusal: Problem) => boolean;
}

/**
 * Sends a write once. If it may have been done although it failed, reads back what it changes, and says what is so
 * (KEEP-03). A write that began without network was not sent.
 */
export async function confirmWrite<Reply, State, Found>(
  store: Pick<Store, 'getState' | 'session' | 'unclear'>,
  { send, readBack, isDone, readsRefused, values, isRepetition }: Write<Reply, State, Found>,
): Promise<Written<Reply, State, Found>> {
  const { signal } = store.session;
  const isOnline = selectOnline(store.getState());
  const sent = values && JSON.stringify(values);
  const done = <Done>(written: Done) => {
    if (sent) store.unclear?.clear();
    return { kind: 'done' as const, ...written };
  };
  const { data, error } = await send();
  if (error === undefined) return done({ reply: data as Reply });
  const problem = error as Problem;
  if (problem.code === 'aborted' || signal.aborted) return { kind: 'void', problem };
  const isOpen = isUnclear(problem) || (sent && isRepetition?.(problem) && store.unclear?.has(sent));
  if (!isOpen && !readsRefused) return { kind: 'failed', problem };
  if (sent) (store.unclear ??= new Set()).add(sent);
  const state = await readBack(problem);
  if (signal.aborted) return { kind: 'void', problem };
  const found = state !== undefined && isDone(state);
  if (found !== false && found !== undefined) return done({ found, problem });
  return { kind: state === undefined && isOpen && isOnline ? 'unclear' : 'failed', problem, state };
}
