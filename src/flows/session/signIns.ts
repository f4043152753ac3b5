import type { Store } from '#store/store.ts';

/** Aborts the newest sign in, whose response must not open a session; returns the signal of the next one. */
export function overtakeSignIns({ signIns }: Store): AbortSignal {
  signIns.newest.abort();
  signIns.newest = new AbortController();
  return signIns.newest.signal;
}

/** Runs the sign in of a form: until it has its response, the device starts no automatic login. */
export async function asForm<Result>({ signIns }: Store, run: () => Promise<Result>): Promise<Result> {
  signIns.forms += 1;
  try {
    return await run();
  } finally {
    signIns.forms -= 1;
  }
}
