import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chunkFailureMessage,
  chunkFailureReason,
  chunkTimeout,
  mayReload,
  progressAfter,
  progressTick,
  reloadInterval,
} from './chunkLoading.ts';

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

type Answer = { status: number; type: string | null } | undefined;

test.each<[string, 'script' | 'stylesheet', number, Answer, string]>([
  [
    'chunk cart, nothing after 120 s',
    'script',
    120_000,
    undefined,
    'Loading chunk cart failed. (timeout: /static/cart.js)',
  ],
  [
    'chunk cart, HTTP 404',
    'script',
    80,
    { status: 404, type: 'text/plain' },
    'Loading chunk cart failed. (missing: /static/cart.js)',
  ],
  [
    'chunk cart, 200 with type text/html',
    'script',
    80,
    { status: 200, type: 'text/html' },
    'Loading chunk cart failed. (missing: /static/cart.js)',
  ],
  ['chunk cart, network cut', 'script', 80, undefined, 'Loading chunk cart failed. (other: /static/cart.js)'],
  [
    'stylesheet of cart, HTTP 404',
    'stylesheet',
    80,
    { status: 404, type: null },
    'Loading CSS chunk cart failed. (missing: /static/cart.css)',
  ],
])('APP-14, ERR-09, ERR-10: %s', (_case, kind, waited, answer, message) => {
  const url = kind === 'script' ? '/static/cart.js' : '/static/cart.css';
  expect(chunkFailureMessage(kind, 'cart', chunkFailureReason(kind, waited, answer), url)).toBe(message);
});

test('APP-14: 120 s, whatever the HEAD request answers', () => {
  expect(chunkTimeout).toBe(120_000);
  expect(chunkFailureReason('script', 119_999, { status: 404, type: null })).toBe('missing');
  expect(chunkFailureReason('script', 120_000, { status: 404, type: null })).toBe('timeout');
});

test.each<['script' | 'stylesheet', number, string | null, string]>([
  ['script', 200, 'text/javascript', 'other'],
  ['script', 200, 'text/javascript; charset=utf-8', 'other'],
  ['script', 200, 'application/javascript', 'other'],
  ['script', 200, 'Application/X-JavaScript', 'other'],
  ['script', 500, 'text/javascript', 'other'],
  ['script', 200, 'text/css', 'missing'],
  ['script', 200, null, 'missing'],
  ['script', 200, 'text/plain+text/javascript', 'missing'],
  ['script', 404, 'text/javascript', 'missing'],
  ['script', 410, 'text/javascript', 'missing'],
  ['stylesheet', 200, 'text/css', 'other'],
  ['stylesheet', 200, 'text/css; charset=utf-8', 'other'],
  ['stylesheet', 200, 'text/html', 'missing'],
  ['stylesheet', 200, 'text/html+text/css', 'missing'],
  ['stylesheet', 200, 'text/javascript', 'missing'],
  ['stylesheet', 410, 'text/css', 'missing'],
])('ERR-10: a %s whose HEAD answers %d with type %s: %s', (kind, status, type, reason) => {
  expect(chunkFailureReason(kind, 10, { status, type })).toBe(reason);
});

const now = 1_709_647_620_000;

test.each<[string, string | null, boolean]>([
  ['was never', null, true],
  ['was just now', `${now}`, false],
  ['was 59 999 ms ago', `${now - 59_999}`, false],
  ['was 60 000 ms ago', `${now - 60_000}`, true],
  ['was yesterday', `${now - 86_400_000}`, true],
  ['lies a little ahead, by another clock', `${now + 1000}`, false],
  ['lies far ahead', `${now + 86_400_000}`, true],
  ['is unreadable', 'ayer', true],
  ['is empty', '', true],
])('APP-12, APP-13: when the last reload %s', (_case, marker, may) => {
  expect(mayReload(marker, now)).toBe(may);
});

test('APP-13: the pause is 60 s', () => {
  expect(reloadInterval).toBe(60_000);
});

describe('APP-13: any row of failures', () => {
  const check = (may: typeof mayReload) =>
    fc.assert(
      fc.property(fc.array(fc.nat(70_000), { minLength: 1 }), (gaps) => {
        let time = now;
        let marker: string | null = null;
        const reloads: number[] = [];
        for (const gap of gaps) {
          time += gap;
          if (!may(marker, time)) continue;
          marker = `${time}`;
          reloads.push(time);
        }
        const spaced = reloads.every((at, index) => index === 0 || at - (reloads[index - 1] ?? 0) >= 60_000);
        return reloads.length > 0 && spaced;
      }),
      { seed: 20241, numRuns: 500 },
    );

  test('APP-12, APP-13: the first reloads the page, and then one in 60 s at most', () => {
    expect(() => check(mayReload)).not.toThrow();
  });

  test.each<[string, typeof mayReload]>([
    ['always reloads', () => true],
    ['never reloads', () => false],
    ['counts seconds', (marker, time) => time - Number(marker) >= 60],
  ])('refused is a guard that %s', (_fault, may) => {
    expect(() => check(may)).toThrow('Property failed');
  });
});
