/** A countdown that can be paused (APP-50). All times in ms of one clock. */
export interface Countdown {
  /** Time left at `since`, or while paused. */
  left: number;
  /** When it was last started or resumed; undefined while paused. */
  since: number | undefined;
}

/** Starts a running countdown (APP-27, APP-39). */
export const startCountdown = (duration: number, now: number): Countdown => ({ left: duration, since: now });

/** Time left in ms, never below 0. */
export function countdownLeft({ left, since }: Countdown, now: number): number {
  return since === undefined ? left : Math.max(0, left - Math.max(0, now - since));
}

/** Pauses; no effect if paused already. */
export const pauseCountdown = (countdown: Countdown, now: number): Countdown => ({
  left: countdownLeft(countdown, now),
  since: undefined,
});

/** Resumes; no effect if running already. */
export const resumeCountdown = (countdown: Countdown, now: number): Countdown =>
  countdown.since === undefined ? { left: countdown.left, since: now } : countdown;

/** Resets to the full duration (APP-32, APP-40); a paused countdown stays paused. */
export const restartCountdown = ({ since }: Countdown, duration: number, now: number): Countdown => ({
  left: duration,
  since: since === undefined ? undefined : now,
});
