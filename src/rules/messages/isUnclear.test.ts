import { expect, test } from 'vitest';
import { isUnclear } from './isUnclear.ts';

test.each([
  ['network', true],
  ['timeout', true],
  ['server', true],
  ['notJson', true],
  ['schema', true],
  ['tooLarge', true],
  ['refused', false],
  ['aborted', false],
] as const)('KEEP-03: whether a call that failed by %s may have been done: %s', (code, unclear) => {
  expect(isUnclear({ code })).toBe(unclear);
});
