import { expect, test } from 'vitest';
import { seededRandom, shuffled } from './seededRandom.ts';

const items = Array.from({ length: 50 }, (_, index) => index);

test('the same seed gives the same order, another seed another', () => {
  expect(shuffled(items, seededRandom(7))).toEqual(shuffled(items, seededRandom(7)));
  expect(shuffled(items, seededRandom(7))).not.toEqual(shuffled(items, seededRandom(8)));
});

test('nothing is lost, and the list stays as it is', () => {
  const before = [...items];
  expect(shuffled(items, seededRandom(7)).toSorted((one, other) => one - other)).toEqual(before);
  expect(items).toEqual(before);
});

test('numbers lie from 0 up to 1 and fill the range evenly', () => {
  const random = seededRandom(1);
  const numbers = Array.from({ length: 10_000 }, () => random());
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const tenths = Map.groupBy(numbers, (number) => Math.floor(number * 10));
  expect(tenths.size).toBe(10);
  for (const tenth of tenths.values()) expect(tenth.length).toBeGreaterThan(850);
});
