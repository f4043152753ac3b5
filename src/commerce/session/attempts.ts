import type { Store } from '#store/makeStore.ts';

const counts = new WeakMap<Store, number>();

/**
 * Begins an attempt to open a session. The result tells whether it is still the newest: the answer to an older one,
 * such as an automatic login that the customer has overtaken, must not open a session.
 */
export function beginAttempt(store: Store): () => boolean {
  // Stryker disable next-line ArithmeticOperator: the numbers only need to differ
  const own = (counts.get(store) ?? 0) + 1;
  counts.set(store, own);
  return () => counts.get(store) === own;
}

/** Tells whether no attempt has begun since. */
export function watchAttempts(store: Store): () => boolean {
  const known = counts.get(store);
  return () => counts.get(store) === known;
}

const calls = new WeakMap<Store, { abort: () => void }>();

/** Keeps the call of an automatic login, the newest of the store. */
export const noteAutoLogin = (store: Store, call: { abort: () => void }): void => void calls.set(store, call);

/** Aborts the automatic login that is under way, if there is one, so that nothing waits for its answer. */
export const abortAutoLogin = (store: Store): void => calls.get(store)?.abort();

const forms = new WeakMap<Store, number>();

/** Whether a form of signing in waits for its answer. */
export const isFormSent = (store: Store): boolean => (forms.get(store) ?? 0) > 0;

/** Runs an attempt of a form: until it has its answer nobody is logged in again by the device itself. */
export async function asForm<Outcome>(store: Store, run: () => Promise<Outcome>): Promise<Outcome> {
  const count = (by: number) => forms.set(store, (forms.get(store) ?? 0) + by);
  count(1);
  try {
    return await run();
  } finally {
    count(-1);
  }
}
