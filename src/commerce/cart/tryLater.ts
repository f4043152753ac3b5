import type { Store } from '#store/makeStore.ts';

/** The first and the longest pause between two attempts, in ms; each is twice the one before. */
const pauses = { first: 5000, longest: 60_000 };

/** The attempt that each store waits for, and the pause before it. */
const next = new WeakMap<Store, { timer: ReturnType<typeof setTimeout>; pause: number }>();

/** Forgets the attempt that a store waits for: the next pause is the first one again. */
export function dropAttempt(store: Store): void {
  clearTimeout(next.get(store)?.timer);
  next.delete(store);
}

/**
 * Does it again after a pause, once: for a network that is reported and does not work, since no event tells when it does
 * (KEEP-02).
 */
export function tryLater(store: Store, attempt: () => void): void {
  const known = next.get(store);
  clearTimeout(known?.timer);
  const pause = known === undefined ? pauses.first : Math.min(2 * known.pause, pauses.longest);
  next.set(store, { pause, timer: setTimeout(attempt, pause) });
}
