/** One shift as the browser tells it; `startTime` in ms. */
export interface Shift {
  value: number;
  startTime: number;
  hadRecentInput: boolean;
}

const gap = 1000;
const longest = 5000;

/**
 * The cumulative layout shift of a visit: the most that came unasked within one window, which ends after 1 s without
 * a shift and after 5 s (web.dev/articles/cls).
 */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { value, startTime, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const goesOn = startTime - last < gap && startTime - first < longest;
    if (!goesOn) first = startTime;
    sum = goesOn ? sum + value : value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}
