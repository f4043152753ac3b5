import { expect, test } from 'vitest';
import { hasFilterSlice } from './filterFlag.ts';

test.each([
  ['on', true],
  ['off', false],
  ['control', false],
  ['', false],
])('FILT-31, FILT-32: with the flag "%s" the filters have a slice of their own: %s', (flag, has) => {
  expect(hasFilterSlice(flag)).toBe(has);
});
