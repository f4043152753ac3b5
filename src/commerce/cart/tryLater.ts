import type { Store } from '#store/makeStore.ts';

/** The first and the longest pause between two attempts, in ms; each is twice the one before. */
const pauses = { first: 5000, longest: 60_000 };

/** Forgets the attempt that a store waits for: the next pause is the first one again. */
export function dropAttempt(store: Store): void {
  clearTimeout(store.retry?.timer);
  store.retry = undefined;
}

/**
 * Does it again after a pause, once: for a network that is reported and does not work, since no event tells when it does
 * (KEEP-02).
 */
export function tryLater(store: Store, attempt: () => void): void {
  const { retry } = store;
  clearTimeout(retry?.timer);
  const pause = retry === undefined ? pauses.first : Math.min(2 * retry.pause, pauses.longest);
  store.retry = { pause, timer: setTimeout(attempt, pause) };
}
