import { expect, test } from 'vitest';
import type { ProblemCode } from '#schemas/problem.ts';
import { attemptTimeout, lastAttemptStart, maxRetries, mayRetry, backoffBefore } from './retry.ts';

const codes: ProblemCode[] = [
  'network',
  'timeout',
  'server',
  'refused',
  'notJson',
  'schema',
  'tooLarge',
  'aborted',
];

test('API-10, API-12: three retries, 10 s for an attempt, 10 s for the last start', () => {
  expect([maxRetries, attemptTimeout, lastAttemptStart]).toEqual([3, 10_000, 10_000]);
});

test.each<[ProblemCode, boolean]>([
  ['network', true],
  ['timeout', true],
  ['server', true],
  ['refused', false],
  ['notJson', false],
  ['schema', false],
  ['tooLarge', false],
  ['aborted', false],
])('API-11, API-12: a read that failed with %s is sent again: %s', (code, again) => {
  expect(mayRetry({ kind: 'read', problem: { code }, attempt: 1, elapsed: 50 })).toBe(again);
});

test.each(codes)('API-11: a change that failed with %s is never sent again', (code) => {
  expect(mayRetry({ kind: 'change', problem: { code }, attempt: 1, elapsed: 0 })).toBe(false);
});

test.each([
  [1, true],
  [2, true],
  [3, true],
  [4, false],
  [5, false],
])('API-10, API-11: after attempt %d a read is sent again: %s', (attempt, again) => {
  expect(mayRetry({ kind: 'read', problem: { code: 'server' }, attempt, elapsed: 0 })).toBe(again);
});

test.each<[ProblemCode, number, number, boolean]>([
  ['server', 1, 9999, true],
  ['server', 1, 10_000, true],
  ['server', 1, 10_001, false],
  ['network', 2, 10_001, false],
  ['timeout', 1, 10_000, true],
  ['timeout', 1, 10_012, true],
  ['timeout', 2, 10_012, false],
  ['timeout', 2, 20_000, false],
])(
  'API-12: %s in attempt %d, %d ms after the first began, is sent again: %s',
  (code, attempt, elapsed, again) => {
    expect(mayRetry({ kind: 'read', problem: { code }, attempt, elapsed })).toBe(again);
  },
);

test.each([
  [1, 0, 200],
  [1, 1, 400],
  [2, 0, 400],
  [2, 0.5, 600],
  [2, 1, 800],
  [3, 0, 800],
  [3, 1, 1600],
])('API-12: after attempt %d with chance %d the pause is %d ms', (attempt, random, pause) => {
  expect(backoffBefore(attempt, random)).toBe(pause);
});

test.each([
  [0, 1600],
  [8400, 1600],
  [9000, 1000],
  [10_000, 0],
  [10_012, 0],
])('API-12: %d ms after the first began the pause is at most %d ms', (elapsed, pause) => {
  expect(backoffBefore(3, 1, elapsed)).toBe(pause);
});
