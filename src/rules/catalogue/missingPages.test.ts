import { expect, test } from 'vitest';
import { missingPages } from './missingPages.ts';

test.each([
  ['nothing is loaded', [], 1, 3, [1, 2, 3]],
  ['nothing is loaded of a list opened at page 4', [], 4, 6, [4, 5, 6]],
  ['all is loaded', [1, 2, 3], 1, 3, []],
  ['more is loaded', [1, 2, 3, 4], 2, 3, []],
  ['the end is missing', [1], 1, 3, [2, 3]],
  ['the beginning is missing', [3], 1, 3, [2, 1]],
  ['both ends are missing', [3, 4], 2, 6, [5, 6, 2]],
])('CAT-20, CAT-11: when %s', (_what, loaded, first, last, pages) => {
  expect(missingPages(loaded, { first, last })).toEqual(pages);
});
