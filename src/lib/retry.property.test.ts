import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProblemCode } from '#schemas/problem.ts';
import { attemptTimeout, mayRetry, backoffBefore } from './retry.ts';

/** A failed attempt: duration, problem, and the random number for the backoff after it. */
interface Failure {
  takes: number;
  code: ProblemCode;
  random: number;
}

const rules = { mayRetry, backoffBefore };

/** Start time of each attempt of a call that keeps failing. */
function startsOf({ mayRetry, backoffBefore }: typeof rules, kind: 'read' | 'change', failures: Failure[]) {
  const starts: number[] = [];
  let now = 0;
  for (const [index, { takes, code, random }] of failures.entries()) {
    starts.push(now);
    now += code === 'timeout' ? attemptTimeout : takes;
    const attempt = index + 1;
    if (!mayRetry({ kind, problem: { code }, attempt, elapsed: now })) break;
    now += backoffBefore(attempt, random, now);
  }
  return starts;
}

const lasting = (takes: number, code: ProblemCode): Failure[] =>
  Array.from({ length: 9 }, () => ({ takes, code, random: 1 }));

test('API-11, API-12: failures that answer quickly get all three retries', () => {
  expect(startsOf(rules, 'read', lasting(100, 'server'))).toEqual([0, 500, 1400, 3100]);
  expect(startsOf(rules, 'read', lasting(1000, 'network'))).toHaveLength(4);
});

test('API-12: a hang gets one retry, at once', () => {
  expect(startsOf(rules, 'read', lasting(attemptTimeout, 'timeout'))).toEqual([0, 10_000]);
});

const failure = fc.record({
  takes: fc.integer({ min: 0, max: attemptTimeout }),
  code: fc.constantFrom<ProblemCode>('network', 'timeout', 'server', 'server', 'refused'),
  random: fc.double({ min: 0, max: 1, noNaN: true }),
});
const quick = fc.record({
  takes: fc.integer({ min: 0, max: 1500 }),
  code: fc.constantFrom<ProblemCode>('network', 'server'),
  random: fc.double({ min: 0, max: 1, noNaN: true }),
});
const size = { minLength: 9, maxLength: 9 };

const check = (wrong: Partial<typeof rules>) =>
  fc.assert(
    fc.property(fc.array(failure, size), fc.array(quick, size), (any, allQuick) => {
      const tried = { ...rules, ...wrong };
      const starts = startsOf(tried, 'read', any);
      const pauses = [1, 2, 3].map((attempt) => tried.backoffBefore(attempt, any[attempt]?.random ?? 0, 0));
      return (
        starts.length <= 4 &&
        starts.every((start) => start <= 10_000) &&
        startsOf(tried, 'change', any).length === 1 &&
        startsOf(tried, 'read', allQuick).length === 4 &&
        pauses.every((pause, index) => pause > 0 && pause >= (pauses[index - 1] ?? 0))
      );
    }),
    { seed: 20241, numRuns: 1000 },
  );

test('API-10, API-11, API-12: at most 4 requests, none too late, a change once', () => {
  expect(() => check({})).not.toThrow();
});

test.each<[string, Partial<typeof rules>]>([
  ['counts four retries', { mayRetry: (failed) => mayRetry({ ...failed, attempt: failed.attempt - 1 }) }],
  ['looks at no clock', { mayRetry: (failed) => mayRetry({ ...failed, elapsed: 0 }) }],
  ['pauses beyond the last start', { backoffBefore: (attempt, random) => backoffBefore(attempt, random) }],
  ['repeats a change', { mayRetry: (failed) => mayRetry({ ...failed, kind: 'read' }) }],
  ['gives up after two retries', { mayRetry: (failed) => failed.attempt < 3 && mayRetry(failed) }],
  [
    'pauses at random, not growing',
    { backoffBefore: (_attempt, random, elapsed) => backoffBefore(1, random, elapsed) },
  ],
])('refused is a rule that %s', (_fault, wrong) => {
  expect(() => check(wrong)).toThrow('Property failed');
});
