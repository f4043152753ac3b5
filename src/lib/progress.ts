/** Interval between two steps of the progress bar in ms (APP-09). */
export const progressTick = 1_000;

/**
 * Percentage of the progress bar after a whole number of seconds since the skeleton appeared (APP-08 to APP-11), from
 * the percentage one second earlier and a random number from 0 to 1.
 */
export function progressAfter(previous: number, seconds: number, random: number): number {
  if (seconds < 1) return 0;
  return seconds === 1 ? 5 : Math.min(100, previous + random * 10);
}
