/** Age in ms from which a stored answer is named as such (PWA-05). */
const oldFrom = 5 * 60 * 1000;

/** An answer from the device that a screen shows. */
export interface ShownAnswer {
  /** When it was received, in ms. */
  storedAt: number;
  /** The server could not be reached for a newer one. */
  failed: boolean;
}

/**
 * The age in whole minutes to show with a stored answer: when it is older than 5 minutes, or the network is missing
 * (PWA-05); undefined where none is shown. A clock that was set back gives the smallest age.
 */
export function shownAge(shown: ShownAnswer | undefined, now: number, online: boolean): number | undefined {
  if (shown === undefined) return undefined;
  const age = now - shown.storedAt;
  if (age <= oldFrom && online && !shown.failed) return undefined;
  return Math.max(1, Math.floor(age / 60_000));
}
