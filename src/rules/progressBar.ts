/** Once per so many ms the bar moves (APP-09). */
export const progressTick = 1_000;

/**
 * Percent of the bar a whole number of seconds after the skeleton appeared (APP-08 to APP-11), from the percent
 * one second before and a random number from 0 to 1.
 */
export function progressAfter(previous: number, seconds: number, random: number): number {
  if (seconds < 1) return 0;
  return seconds === 1 ? 5 : Math.min(100, previous + random * 10);
}
