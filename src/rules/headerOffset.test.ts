import { expect, test } from 'vitest';
import { headerOffset } from './headerOffset.ts';

test.each([
  [56, 56],
  [0, 0],
  [120.5, 120.5],
  [undefined, 95],
])('APP-22: with a header of %s px the offset is %d px', (height, offset) => {
  expect(headerOffset(height)).toBe(offset);
});
