import { expect, test } from 'vitest';
import { figuresOf, linesIn } from './lineCounts.ts';

test.each([
  ['one', 1],
  ['one\n', 1],
  ['one\n\ntwo\n', 3],
])('%j has %i lines', (text, lines) => {
  expect(linesIn(text)).toBe(lines);
});

test('the figures of sizes: the middle, what nine of ten do not exceed, the largest', () => {
  expect(figuresOf([10, 1, 9, 2, 8, 3, 7, 4, 6, 5])).toEqual({ median: 5, p90: 9, max: 10 });
  expect(figuresOf([7])).toEqual({ median: 7, p90: 7, max: 7 });
});
