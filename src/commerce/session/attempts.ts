import type { Store } from '#store/makeStore.ts';

/**
 * Begins an attempt to open a session. The result tells whether it is still the newest: the answer to an older one,
 * such as an automatic login that the customer has overtaken, must not open a session.
 */
export function beginAttempt(store: Store): () => boolean {
  // Stryker disable next-line AssignmentOperator: the numbers only need to differ
  store.signIns.begun += 1;
  return watchAttempts(store);
}

/** Tells whether no attempt has begun since. */
export function watchAttempts({ signIns }: Store): () => boolean {
  const { begun } = signIns;
  return () => signIns.begun === begun;
}

/** Runs an attempt of a form: until it has its answer nobody is logged in again by the device itself. */
export async function asForm<Outcome>({ signIns }: Store, run: () => Promise<Outcome>): Promise<Outcome> {
  signIns.forms += 1;
  try {
    return await run();
  } finally {
    signIns.forms -= 1;
  }
}
