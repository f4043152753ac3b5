/** Time in ms that runs down, and stands still while paused (APP-50). All times are ms of one clock. */
export interface Countdown {
  /** What was left at `since`, or, while paused, what is left. */
  left: number;
  /** When it was last set going; undefined while paused. */
  since: number | undefined;
}

/** A countdown that runs from now on (APP-27, APP-39). */
export const startCountdown = (duration: number, now: number): Countdown => ({ left: duration, since: now });

/** What is left, in ms, never below 0. */
export function countdownLeft({ left, since }: Countdown, now: number): number {
  return since === undefined ? left : Math.max(0, left - Math.max(0, now - since));
}

/** Stands still from now on; paused already, it stays as it is. */
export const pauseCountdown = (countdown: Countdown, now: number): Countdown => ({
  left: countdownLeft(countdown, now),
  since: undefined,
});

/** Runs on with what is left; running already, it stays as it is. */
export const resumeCountdown = (countdown: Countdown, now: number): Countdown =>
  countdown.since === undefined ? { left: countdown.left, since: now } : countdown;

/** The whole time again (APP-32, APP-40); a paused countdown stays paused. */
export const restartCountdown = ({ since }: Countdown, duration: number, now: number): Countdown => ({
  left: duration,
  since: since === undefined ? undefined : now,
});
