import type { Store } from '#store/store.ts';

/** The first and the longest pause between two retries, in ms. Each pause is twice the one before. */
const pauses = { first: 5000, max: 60_000 };

/** Cancels the next retry and resets its pause. */
export function cancelRetry(store: Store): void {
  clearTimeout(store.retry?.timer);
  store.retry = undefined;
}

/** Runs `work` after a pause, because no event tells when a network that the browser reports really works (KEEP-02). */
export function scheduleRetry(store: Store, work: () => void): void {
  const { retry } = store;
  clearTimeout(retry?.timer);
  const pause = retry === undefined ? pauses.first : Math.min(2 * retry.pause, pauses.max);
  store.retry = { pause, timer: setTimeout(work, pause) };
}
