import { expect, test } from 'vitest';
import { uniqueBy } from './uniqueBy.ts';

test.each([
  ['nothing', '', ''],
  ['different entries as they are', 'a1 b1', 'a1 b1'],
  ['the first of each id in their order', 'b1 a1 b2 c1 a2 b3', 'b1 a1 c1'],
])('leaves %s', (_what, given, left) => {
  expect(uniqueBy(given.split(' '), (entry) => entry.slice(0, 1)).join(' ')).toBe(left);
});
