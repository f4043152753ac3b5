/** Age in ms from which a stored answer is named as such (PWA-05). */
const oldFrom = 5 * 60 * 1000;

/** The answer that a screen shows. */
export interface ShownAnswer {
  /** When it was received, in ms. */
  storedAt: number;
  /** `current` as the server has it, `stored` from the device, `failed` so that the server gave no newer one. */
  state: 'current' | 'stored' | 'failed';
}

/**
 * Whether an answer is requested again once the network is back: the server gave no newer one, or, at the first try, it is
 * old (PWA-05).
 */
export const isDue = ({ storedAt, state }: ShownAnswer, now: number, isFirst: boolean): boolean =>
  state === 'failed' || (isFirst && now - storedAt > oldFrom);

/**
 * The age in whole minutes to show with an answer: without network, and for one from the device that is older than 5
 * minutes or could not be renewed (PWA-05); undefined where none is shown. A clock that was set back gives the smallest
 * age.
 */
export function shownAge(shown: ShownAnswer | undefined, now: number, online: boolean): number | undefined {
  if (shown === undefined) return undefined;
  const { storedAt, state } = shown;
  const age = now - storedAt;
  const isNamed = !online || state === 'failed' || (state === 'stored' && age > oldFrom);
  return isNamed ? Math.max(1, Math.floor(age / 60_000)) : undefined;
}
