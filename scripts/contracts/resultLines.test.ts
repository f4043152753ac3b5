import { describe, expect, test } from 'vitest';
import type { InteractionResult } from '#contracts/verifier/result.ts';
import { failure, obstacle } from '#contracts/verifier/trouble.ts';
import { reportText } from './reportText.ts';
import { exitCodeOf, providerLine, resultLines } from './resultLines.ts';

const statesUrl = 'http://a.test/state';

const result = (change: Partial<InteractionResult> = {}): InteractionResult => ({
  provider: 'shop-api',
  call: 'getCities',
  description: 'the cities',
  states: ['cities are known'],
  outcome: 'kept',
  mismatches: [],
  request: 'GET http://a.test/api/cities',
  expectedStatus: 200,
  status: 200,
  body: '{"success":true}',
  ...change,
});

const mismatches = [{ type: 'StatusMismatch', expected: 200, actual: 400 }];
const html = failure('html', 'GET http://a.test/api/cities is answered with HTML: correct the address.');
const refused = obstacle('refused', 'Nothing listens at a.test: start the server.');

describe('the lines of a verification', () => {
  test('LAB-12: nothing is said about interactions that are kept', () => {
    expect(resultLines([result()], statesUrl)).toEqual([]);
  });

  test('LAB-12: a failed interaction has one line with call, state, field, expected and actual value', () => {
    expect(resultLines([result({ outcome: 'failed', mismatches })], statesUrl)).toEqual([
      "FAILED getCities, 'the cities', state 'cities are known': status: expected 200, actual 400",
    ]);
    const two = [...mismatches, { type: 'BodyMismatch', path: '$.data', expected: '1', actual: '2' }];
    expect(resultLines([result({ outcome: 'failed', mismatches: two })], statesUrl)[0]).toMatch(
      /actual 400; 1 more in the report$/,
    );
  });

  test('LAB-12: the same trouble of one provider is told once', () => {
    const failed = ['a', 'b', 'c', 'd', 'e', 'f'].map((call) =>
      result({ call, outcome: 'failed', trouble: html }),
    );
    expect(resultLines(failed, statesUrl)).toEqual([
      `FAILED shop-api, 6 interactions (a, b, c, d and 2 more calls): ${html.text}`,
    ]);
    const ofTwo = [failed[0], { ...failed[1], provider: 'bff' }] as InteractionResult[];
    expect(resultLines(ofTwo, statesUrl)).toHaveLength(2);
  });

  test('LAB-12: an obstacle to all providers is told once', () => {
    const notRun = ['shop-api', 'bff'].map((provider) =>
      result({ provider, outcome: 'not run', trouble: refused }),
    );
    expect(resultLines(notRun, statesUrl)).toEqual([
      `NOT RUN shop-api, bff, 2 interactions (getCities): ${refused.text}`,
    ]);
  });

  const afterFault = {
    states: ['a call fails'],
    expectedStatus: 503,
    outcome: 'failed',
    mismatches,
  } as const;

  test('LAB-12: a state endpoint that accepts states and does nothing is told first', () => {
    const [first] = resultLines([result(afterFault), result(afterFault)], statesUrl);
    expect(first).toContain(
      "HINT POST http://a.test/state accepts the state 'a call fails', but no call failed",
    );
  });

  test('LAB-12: one call that is not there does not hide that', () => {
    const missing = failure(
      'missing',
      'GET http://a.test/api/cities is answered with 404 ({}): add the call.',
    );
    const results = [result(afterFault), result({ ...afterFault, status: 404, trouble: missing })];
    expect(resultLines(results, statesUrl)[0]).toMatch(/^HINT /);
  });

  test('LAB-12: the same first difference is told once, of whichever entry', () => {
    const differing = (call: string, entry: number) =>
      result({
        call,
        outcome: 'failed',
        mismatches: [
          { type: 'BodyMismatch', path: '$.zip', expected: '1', actual: '2' },
          { type: 'BodyMismatch', path: `$.lines[${entry}].price`, expected: '1', actual: '2' },
        ],
      });
    const alone = result({ outcome: 'failed', mismatches });
    expect(resultLines([alone, differing('getCart', 2), differing('addToCart', 10)], statesUrl)).toEqual([
      "FAILED 2 interactions (getCart, addToCart), such as getCart, 'the cities', state 'cities are known': body $.lines[2].price: expected 1, actual 2; 1 more in the report",
      "FAILED getCities, 'the cities', state 'cities are known': status: expected 200, actual 400",
    ]);
  });

  test('LAB-12: a state endpoint that has an effect is not blamed', () => {
    const kept = result({ ...afterFault, outcome: 'kept', mismatches: [] });
    expect(resultLines([result(afterFault), kept], statesUrl)[0]).toMatch(/^FAILED/);
    expect(resultLines([result({ outcome: 'failed', mismatches })], statesUrl)[0]).toMatch(/^FAILED/);
  });

  test('LAB-12: each provider has its counts', () => {
    const results = [
      result(),
      result({ outcome: 'failed' }),
      result({ provider: 'bff', outcome: 'not run' }),
    ];
    expect(providerLine('shop-api', 'http://a.test/api', results)).toBe(
      'shop-api at http://a.test/api: 1 kept, 1 failed',
    );
    expect(providerLine('bff', 'http://a.test/bff', results)).toBe(
      'bff at http://a.test/bff: 0 kept, 1 not run',
    );
  });
});

test.each([
  [['kept'], 0],
  [['kept', 'failed'], 1],
  [['kept', 'not run'], 2],
  [['failed', 'not run'], 2],
  [[], 2],
] as const)('LAB-12: %j ends with the exit code %i', (outcomes, code) => {
  expect(exitCodeOf(outcomes.map((outcome) => result({ outcome })))).toBe(code);
});

test('LAB-12: the report has request, differences and answer of each failure, and what Pact printed', () => {
  const text = reportText([result(), result({ outcome: 'failed', mismatches, status: 400 })], 'Pact says so');
  expect(text.match(/getCities/g)).toHaveLength(1);
  for (const part of [
    'GET http://a.test/api/cities',
    'expected 200, actual 400',
    '{"success":true}',
    'Pact says so',
  ])
    expect(text).toContain(part);
});
