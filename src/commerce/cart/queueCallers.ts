import type { Store } from '#store/makeStore.ts';
import type { Sent } from './reportSent.ts';

/** Callers that wait for what becomes of a change, by its id. */
const callers = new WeakMap<Store, Map<string, (sent: Sent) => void>>();

/** Those of a store. */
export function callersOf(store: Store): Map<string, (sent: Sent) => void> {
  const known = callers.get(store) ?? new Map<string, (sent: Sent) => void>();
  callers.set(store, known);
  return known;
}

/** Tells the caller of a change what has become of it; false if nobody waits for it. */
export function answer(store: Store, id: string, sent: Sent): boolean {
  const caller = callersOf(store).get(id);
  callersOf(store).delete(id);
  caller?.(sent);
  return caller !== undefined;
}
