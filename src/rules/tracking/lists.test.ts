import { expect, test } from 'vitest';
import { analyticsOffset, inBatches, navigationType, positionOf, promotionsOf } from './lists.ts';

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

const banner = (name: string) => ({ name, image_url: '', desktop_url: `/${name}/` });

test('TRACK-31, TRACK-32: two banners at the top, one in the middle and one below have these labels', () => {
  const home = { top: [banner('a'), banner('b')], main: [banner('c')], bottom: [banner('d')] };
  expect(promotionsOf(home)).toEqual([
    { link: banner('a'), promotion: { name: 'a', position: 'superior 1' } },
    { link: banner('b'), promotion: { name: 'b', position: 'superior 2' } },
    { link: banner('c'), promotion: { name: 'c', position: 'central 1' } },
    { link: banner('d'), promotion: { name: 'd', position: 'inferior 1' } },
  ]);
});

test('TRACK-31: a home without banners has no promotions', () => {
  expect(promotionsOf({ top: [], main: [], bottom: [] })).toEqual([]);
});

test.each([
  [['NOT_FOUND'], false, 'sin resultados'],
  [['NOT_FOUND', 'OTHER'], true, 'sin resultados'],
  [['OTHER', 'NOT_FOUND'], true, 'busqueda'],
  [[], true, 'busqueda'],
  [[], false, 'categoria'],
])('TRACK-25, TRACK-26: with the errors %j, of a search: %s, it is %j', (error, search, type) => {
  expect(navigationType({ error, search })).toBe(type);
});
