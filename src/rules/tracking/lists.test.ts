import { expect, test } from 'vitest';
import { analyticsOffset, inBatches, positionOf } from './lists.ts';

test.each([
  [1, 0, 1, 10],
  [2, 10, 11, 20],
  [7, 60, 61, 70],
])(
  'TRACK-27, TRACK-29: on page %s the offset is %s, and the positions are %s to %s',
  (page, offset, first, last) => {
    expect(analyticsOffset(page)).toBe(offset);
    expect([positionOf(page, 0), positionOf(page, 9)]).toEqual([first, last]);
  },
);

test.each([
  [0, []],
  [9, [9]],
  [10, [10]],
  [11, [10, 1]],
  [23, [10, 10, 3]],
])('TRACK-28: %s products are tracked in batches of %j', (count, lengths) => {
  const products = Array.from({ length: count }, (_, index) => index);
  const batches = inBatches(products);
  expect(batches.map(({ length }) => length)).toEqual(lengths);
  expect(batches.flat()).toEqual(products);
});
