import type { Store } from '#store/store.ts';

/**
 * Begins an attempt to open a session and aborts the one before: the answer to an older attempt, such as an automatic
 * login that the customer has overtaken, must not open a session.
 */
export function beginAttempt({ signIns }: Store): AbortSignal {
  signIns.attempt.abort();
  signIns.attempt = new AbortController();
  return signIns.attempt.signal;
}

/** Runs the sign in of a form: until it has its answer, the device starts no automatic login. */
export async function asForm<Result>({ signIns }: Store, run: () => Promise<Result>): Promise<Result> {
  signIns.forms += 1;
  try {
    return await run();
  } finally {
    signIns.forms -= 1;
  }
}
