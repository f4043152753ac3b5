import { isUnclear } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Store } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';

/** Whether a call got no response. */
export const isUnanswered = (problem: Problem | undefined): boolean =>
  problem?.code === 'network' || problem?.code === 'timeout';

/** How a write ended: `unclear` if it may or may not have been applied, `void` if the session has ended. */
export type Written<Reply, State, Found = true> =
  | { kind: 'done'; reply: Reply; found?: undefined; problem?: undefined }
  | { kind: 'done'; reply?: undefined; found: Found; problem: Problem }
  | { kind: 'failed' | 'unclear' | 'void'; problem: Problem; state?: State | undefined };

interface Write<Reply, State, Found> {
  send: () => PromiseLike<{ data?: Reply | undefined; error?: unknown }>;
  /** Reads the state after an unclear write; undefined if it cannot be read. */
  readAfter: (problem: Problem) => Promise<State | undefined>;
  /** Finds the change in the state. */
  isDone: (state: State) => Found | false | undefined;
  /** Also reads the state after a refusal, because another tab may have made the same change. */
  readsRefused?: boolean;
  /** The sent values; they are remembered after an unclear response until a write is done. */
  values?: readonly string[];
  /** Whether a refusal may mean that an earlier, unclear write of the same values was applied; then the state is read. */
  isRepetition?: (refusal: Problem) => boolean;
}

/**
 * Sends a write once. After an unclear response it reads the state and returns whether the change is there (KEEP-03). A
 * write that started without network was not sent.
 */
export async function confirmWrite<Reply, State, Found>(
  store: Pick<Store, 'getState' | 'session' | 'unclear'>,
  { send, readAfter, isDone, readsRefused, values, isRepetition }: Write<Reply, State, Found>,
): Promise<Written<Reply, State, Found>> {
  const { signal } = store.session;
  const isOnline = selectOnline(store.getState());
  const valuesText = values && JSON.stringify(values);
  const done = <Done>(written: Done) => {
    if (valuesText) store.unclear?.clear();
    return { kind: 'done' as const, ...written };
  };
  const { data, error } = await send();
  if (error === undefined) return done({ reply: data as Reply });
  const problem = error as Problem;
  if (problem.code === 'aborted' || signal.aborted) return { kind: 'void', problem };
  const isOpen =
    isUnclear(problem) || (valuesText && isRepetition?.(problem) && store.unclear?.has(valuesText));
  if (!isOpen && !readsRefused) return { kind: 'failed', problem };
  if (valuesText) (store.unclear ??= new Set()).add(valuesText);
  const state = await readAfter(problem);
  if (signal.aborted) return { kind: 'void', problem };
  const found = state !== undefined && isDone(state);
  if (found !== false && found !== undefined) return done({ found, problem });
  return { kind: state === undefined && isOpen && isOnline ? 'unclear' : 'failed', problem, state };
}
