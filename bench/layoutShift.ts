/** A `layout-shift` performance entry; `startTime` in ms. */
export interface Shift {
  value: number;
  startTime: number;
  hadRecentInput: boolean;
}

const gap = 1000;
const maxWindow = 5000;

/**
 * Cumulative layout shift of a visit: the largest session window of unexpected shifts, with gaps below 1 s and at
 * most 5 s long (web.dev/articles/cls).
 */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { value, startTime, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const goesOn = startTime - last < gap && startTime - first < maxWindow;
    if (!goesOn) first = startTime;
    sum = goesOn ? sum + value : value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}
