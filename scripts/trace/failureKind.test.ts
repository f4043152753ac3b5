import { expect, test } from 'vitest';
import { strongestFailure } from './failureKind.ts';
import type { FailureKind } from './failureKind.ts';

const inTest =
  'Error: no\n    at /shop/node_modules/chai/index.js:1:1\n    at /shop/src/rules/cart.test.ts:3:1';
const inCode =
  'Error: no\n    at /shop/node_modules/x/index.js:1:1\n    at total (/shop/src/rules/cart.ts:3:1)';
const assertion = { name: 'AssertionError', message: 'expected 1 to be 2' };

test.each<[string, FailureKind, Parameters<typeof strongestFailure>[0][number]]>([
  ['an assertion', 'expectation', { ...assertion, stack: inTest }],
  ['an assertion in a helper', 'expectation', { ...assertion, stack: inCode }],
  [
    'an element that is not found',
    'expectation',
    { name: 'Error', message: 'Unable to find role', stack: inTest },
  ],
  ['a property that fails by an assertion', 'expectation', { message: 'Property failed', cause: assertion }],
  [
    'a property that fails by a throw',
    'fall',
    { message: 'Property failed', cause: new TypeError('x of undefined') },
  ],
  ['a native error', 'fall', { name: 'TypeError', message: 'x of undefined', stack: inTest }],
  ['an error that the code threw', 'fall', { name: 'Error', message: 'no such sku', stack: inCode }],
  [
    'an error that the project words',
    'fall',
    { name: 'Error', message: 'Failed to stay free of faults:\nx' },
  ],
  [
    'the same in a story',
    'fall',
    { name: 'Error', message: '\nClick to debug: http://x\n\nFailed to fit the story' },
  ],
  ['a click in vain', 'wait', { name: 'Error', message: 'locator.click: Timeout 3000ms exceeded.' }],
  [
    'a tap until the limit',
    'wait',
    { name: 'Error', message: 'locator.tap: Test timeout of 3000ms exceeded.' },
  ],
  ['a test past its limit', 'hang', { name: 'Error', message: 'Test timed out in 5000ms.' }],
  ['a journey past its limit', 'hang', { name: 'Error', message: 'Test timeout of 30000ms exceeded.' }],
  ['a loop without end', 'hang', { name: 'Error', message: 'Stryker: Hit count limit reached (1001)' }],
])('%s is recognised', (_, kind, error) => {
  expect(strongestFailure([error])?.kind).toBe(kind);
});

test('the strongest of several errors is given', () => {
  const hang = { message: 'Test timed out in 5000ms.' };
  expect(strongestFailure([hang, assertion])).toEqual({ kind: 'expectation', message: 'expected 1 to be 2' });
  expect(strongestFailure([])).toBeUndefined();
});
