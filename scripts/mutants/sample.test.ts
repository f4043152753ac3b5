import { afterEach, expect, test } from 'vitest';
import { isInSample, marginOf, type Place, readSample, writeSample } from './sample.ts';

const places: Place[] = Array.from({ length: 4000 }, (_, line) => ({
  fileName: '/home/anyone/shop/src/rules/cart/a.ts',
  location: { start: { line, column: 2 }, end: { line, column: 9 } },
  replacement: 'true',
}));
const chosen = (percent: number, seed: number, all = places) =>
  all.filter((place) => isInSample(place, { percent, seed }));

afterEach(() => writeSample(undefined));

test('a sample has the share that was asked for', () => {
  expect(chosen(10, 1).length).toBeGreaterThan(340);
  expect(chosen(10, 1).length).toBeLessThan(460);
  expect(chosen(100, 1)).toEqual(places);
  expect(places.filter((place) => isInSample(place, undefined))).toEqual(places);
});

test('the seed decides, and the folder of the copy does not', () => {
  const inCopy = '/tmp/copy-1/src/rules/cart/a.ts';
  const sample = { percent: 10, seed: 1 };
  expect(places.filter((place) => isInSample({ ...place, fileName: inCopy }, sample))).toEqual(chosen(10, 1));
  expect(chosen(10, 2)).not.toEqual(chosen(10, 1));
});

test.each<[string, (place: Place) => Place]>([
  ['of one place', (place) => ({ ...place, replacement: 'false' })],
  [
    'that begin at one place',
    ({ location: { start, end }, ...place }) => ({
      ...place,
      location: { start, end: { ...end, column: 12 } },
    }),
  ],
])('mutants %s are chosen independently', (_, otherOf) => {
  const sample = { percent: 10, seed: 1 };
  const alike = places.filter((place) => isInSample(place, sample) === isInSample(otherOf(place), sample));
  expect(alike.length).toBeLessThan(places.length);
  expect(alike.length).toBeGreaterThan(0);
});

test('other processes read the sample of the one that started them', () => {
  expect(readSample()).toBeUndefined();
  writeSample({ percent: 5, seed: 3 });
  expect(readSample()).toEqual({ percent: 5, seed: 3 });
});

// Wilson's interval at 95 %, by hand: half its width is 1.96 √(p(1−p)/n + 1.96²/4n²) ÷ (1 + 1.96²/n).
test.each([
  [50, 100, 9.7],
  [85, 300, 4.1],
  [100, 20, 8.1],
  [0, 0, 100],
])('a score of %d %% in a sample of %d may be off by %d', (score, count, margin) => {
  expect(marginOf(score, count)).toBe(margin);
});
