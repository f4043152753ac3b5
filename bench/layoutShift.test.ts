import { expect, test } from 'vitest';
import { layoutShift, type Shift } from './layoutShift.ts';

const at = (startTime: number, value: number, hadRecentInput = false): Shift => ({
  startTime,
  value,
  hadRecentInput,
});

test.each<[string, Shift[], number]>([
  ['nothing', [], 0],
  ['one shift', [at(100, 0.25)], 0.25],
  ['two within a second', [at(100, 0.25), at(1099, 0.5)], 0.75],
  ['two a second apart: the larger', [at(100, 0.25), at(1100, 0.5)], 0.5],
  ['what a tap has brought about', [at(100, 0.25), at(200, 0.5, true)], 0.25],
  [
    'a chain, which ends after five seconds',
    [0, 900, 1800, 2700, 3600, 4500, 5000].map((time) => at(time, 0.125)),
    0.75,
  ],
  ['the worst window, wherever it comes', [at(0, 0.5), at(500, 0.25), at(9000, 0.125)], 0.75],
])('%s', (_what, shifts, sum) => {
  expect(layoutShift(shifts)).toBe(sum);
});
