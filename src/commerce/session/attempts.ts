import type { Store } from '#store/makeStore.ts';

const counts = new WeakMap<Store, number>();

/**
 * Begins an attempt to open a session. The result tells whether it is still the newest: the answer to an older one,
 * such as an automatic login that the customer has overtaken, must not open a session.
 */
export function beginAttempt(store: Store): () => boolean {
  const own = (counts.get(store) ?? 0) + 1;
  counts.set(store, own);
  return () => counts.get(store) === own;
}
