import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countdownLeft,
  pauseCountdown,
  restartCountdown,
  resumeCountdown,
  startCountdown,
} from './countdown.ts';

test('APP-27: 4000 ms without a pause end after 4000 ms', () => {
  const countdown = startCountdown(4000, 100);
  expect([100, 101, 4099, 4100, 9000].map((now) => countdownLeft(countdown, now))).toEqual([
    4000, 3999, 1, 0, 0,
  ]);
});

test('APP-39: 5000 ms without a pause end after 5000 ms', () => {
  const countdown = startCountdown(5000, 0);
  expect([4999, 5000].map((now) => countdownLeft(countdown, now))).toEqual([1, 0]);
});

test('APP-50: paused from 1000 to 3000, 4000 ms end at 6000', () => {
  const paused = pauseCountdown(startCountdown(4000, 0), 1000);
  expect([1000, 2000, 60_000].map((now) => countdownLeft(paused, now))).toEqual([3000, 3000, 3000]);
  const resumed = resumeCountdown(paused, 3000);
  expect([3000, 5999, 6000].map((now) => countdownLeft(resumed, now))).toEqual([3000, 1, 0]);
});

test('APP-50: a second pause and a second resume change nothing', () => {
  const paused = pauseCountdown(startCountdown(4000, 0), 1000);
  expect(pauseCountdown(paused, 2000)).toEqual(paused);
  const resumed = resumeCountdown(paused, 3000);
  expect(resumeCountdown(resumed, 4000)).toEqual(resumed);
});

test('APP-50: a pause after the end leaves nothing over', () => {
  const late = resumeCountdown(pauseCountdown(startCountdown(4000, 0), 7000), 8000);
  expect(countdownLeft(late, 8000)).toBe(0);
});

test('APP-32, APP-40: a restart sets the full time again', () => {
  const restarted = restartCountdown(startCountdown(4000, 0), 4000, 3000);
  expect([3000, 6999, 7000].map((now) => countdownLeft(restarted, now))).toEqual([4000, 1, 0]);
});

test('APP-40, APP-50: a restart during a pause waits for its end', () => {
  const restarted = restartCountdown(pauseCountdown(startCountdown(5000, 0), 1000), 5000, 2000);
  expect(countdownLeft(restarted, 9000)).toBe(5000);
  expect(countdownLeft(resumeCountdown(restarted, 9000), 13_999)).toBe(1);
});

test('APP-50: a clock that is set back adds no time', () => {
  expect(countdownLeft(startCountdown(4000, 5000), 1000)).toBe(4000);
});

describe('APP-50: any row of pauses', () => {
  const rules = { startCountdown, pauseCountdown, resumeCountdown, countdownLeft };
  type Rules = typeof rules;

  const pauses = fc.array(fc.record({ on: fc.boolean(), after: fc.nat(900) }), { maxLength: 12 });

  const check = (countdown: Rules) =>
    fc.assert(
      fc.property(pauses, (steps) => {
        let state = countdown.startCountdown(4000, 0);
        let now = 0;
        let run = 0;
        let paused = false;
        return steps.every(({ on, after }) => {
          now += after;
          run += paused ? 0 : after;
          const right = countdown.countdownLeft(state, now) === Math.max(0, 4000 - run);
          state = on ? countdown.pauseCountdown(state, now) : countdown.resumeCountdown(state, now);
          paused = on;
          return right;
        });
      }),
      { seed: 20241, numRuns: 500 },
    );

  test('APP-27, APP-50: what runs is exactly the time without a pause', () => {
    expect(() => check(rules)).not.toThrow();
  });

  test.each<[string, Partial<Rules>]>([
    ['runs on while paused', { pauseCountdown: (state) => state }],
    ['starts again after a pause', { resumeCountdown: (_state, now) => startCountdown(4000, now) }],
    ['forgets what ran before', { pauseCountdown: (state) => ({ ...state, since: undefined }) }],
    [
      'counts the time since the last resume alone',
      { resumeCountdown: ({ left }, now) => ({ left, since: now }) },
    ],
    [
      'goes below 0',
      { countdownLeft: ({ left, since }, now) => left - (since === undefined ? 0 : now - since) },
    ],
  ])('refused is a countdown that %s', (_fault, wrong) => {
    expect(() => check({ ...rules, ...wrong })).toThrow('Property failed');
  });
});
