import { expect, test } from 'vitest';
import { median, medians } from './median.ts';

test.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[10, 9, 1, 2], 5.5],
  [[100, 20, 3], 20],
  [[5, 5, 5, 99, 0], 5],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test('no runs have no median', () => {
  expect(() => median([])).toThrow('there are no runs');
});

test('each figure has its own', () => {
  const runs = [
    { lcp: 1700, tbt: 0 },
    { lcp: 1500, tbt: 90 },
    { lcp: 1600, tbt: 10 },
  ];
  expect(medians(runs)).toEqual({ lcp: 1600, tbt: 10 });
});
