import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { progressAfter, progressTick } from './progress.ts';

type Progress = typeof progressAfter;

/** Percentages after 0, 1, 2, … seconds. */
function barOf(progress: Progress, randoms: number[]) {
  const bar: number[] = [];
  for (const [seconds, random] of randoms.entries()) bar.push(progress(bar.at(-1) ?? 0, seconds, random));
  return bar;
}

const steady = (random: number, seconds: number) =>
  barOf(progressAfter, Array<number>(seconds + 1).fill(random));

test('APP-08, APP-09: r 0 stays at 5', () => {
  expect(steady(0, 5)).toEqual([0, 5, 5, 5, 5, 5]);
});

test('APP-08, APP-09, APP-10: r 0.5 reaches 95 after 19 s and stops at 100 after 20 s', () => {
  const bar = steady(0.5, 23);
  expect(bar.slice(0, 5)).toEqual([0, 5, 10, 15, 20]);
  expect(bar.slice(19)).toEqual([95, 100, 100, 100, 100]);
});

test('APP-08, APP-09, APP-10: r 1 reaches 95 after 10 s and stops at 100 after 11 s', () => {
  expect(steady(1, 12)).toEqual([0, 5, 15, 25, 35, 45, 55, 65, 75, 85, 95, 100, 100]);
});

test('APP-08, APP-09, APP-10: r 0.73 reaches 99.9 after 14 s and stops at 100, not 107.2', () => {
  const bar = steady(0.73, 16);
  const expected = [0, 5, 12.3, 19.6, 26.9];
  for (const [seconds, percent] of expected.entries()) expect(bar[seconds]).toBeCloseTo(percent, 9);
  expect(bar[14]).toBeCloseTo(99.9, 9);
  expect(bar.slice(15)).toEqual([100, 100]);
});

test('APP-08, APP-11: 0 before the first second, for any random number', () => {
  expect(progressAfter(0, 0, 1)).toBe(0);
  expect(progressAfter(0, 0.999, 1)).toBe(0);
  expect(progressAfter(0, 1, 1)).toBe(5);
});

test('APP-09: the bar moves once per second', () => {
  expect(progressTick).toBe(1000);
});

describe('APP-10, APP-11: the bar under any chance', () => {
  const randoms = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 30, maxLength: 60 });

  const check = (progress: Progress) =>
    fc.assert(
      fc.property(randoms, (chance) => {
        const bar = barOf(progress, chance);
        const risesWell = bar.every((percent, second) => {
          const step = percent - (bar[second - 1] ?? 0);
          return percent <= 100 && (second < 2 || (step >= 0 && step <= 10 + 1e-9));
        });
        return bar[0] === 0 && bar[1] === 5 && risesWell;
      }),
      { seed: 20241, numRuns: 500 },
    );

  test('APP-08, APP-09, APP-10: starts at 5, never falls, never passes 100', () => {
    expect(() => check(progressAfter)).not.toThrow();
  });

  test.each<[string, Progress]>([
    [
      'runs past 100',
      (previous, seconds, random) => (seconds < 2 ? progressAfter(0, seconds, 0) : previous + random * 10),
    ],
    ['starts at 5 at once', (previous, seconds, random) => progressAfter(previous, seconds + 1, random)],
    [
      'restarts instead of growing',
      (_previous, seconds, random) => (seconds < 2 ? progressAfter(0, seconds, 0) : 5 + random * 10),
    ],
    [
      'starts over at 100',
      (previous, seconds, random) => (previous === 100 ? 5 : progressAfter(previous, seconds, random)),
    ],
  ])('refused is a bar that %s', (_fault, progress) => {
    expect(() => check(progress)).toThrow('Property failed');
  });
});
