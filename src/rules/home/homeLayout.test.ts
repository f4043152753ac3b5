import { expect, test } from 'vitest';
import { bannersBySlot, placeItems } from './homeLayout.ts';

const item = (name: string, position: number) => ({ name, position });

test('HOME-07, HOME-08: the items of the wire example in their cells', () => {
  const items = [item('Zapatillas de mujer', 1), item('Botas de cuero', 2)];
  expect(placeItems(items, [{ position: 1, cols: 2, rows: 1 }, { position: 2 }])).toEqual([
    { name: 'Zapatillas de mujer', position: 1, cols: 2, rows: 1 },
    { name: 'Botas de cuero', position: 2, cols: 1, rows: 1 },
  ]);
});

test.each([
  [{ position: 1 }, { cols: 1, rows: 1 }],
  [
    { position: 1, cols: 2 },
    { cols: 2, rows: 1 },
  ],
  [
    { position: 1, rows: 3 },
    { cols: 1, rows: 3 },
  ],
  [
    { position: 1, cols: undefined, rows: undefined },
    { cols: 1, rows: 1 },
  ],
])('HOME-08: the size of the cell %j', (cell, size) => {
  expect(placeItems([item('A', 1)], [cell])).toEqual([{ ...item('A', 1), ...size }]);
});

const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name).join('');

test.each<[string, [string, number][], number[], string]>([
  [
    'in the order of the positions',
    [
      ['B', 2],
      ['C', 10],
      ['A', 1],
    ],
    [1, 2, 10],
    'ABC',
  ],
  [
    'whatever the order of the layout',
    [
      ['B', 2],
      ['A', 1],
    ],
    [2, 1],
    'AB',
  ],
  [
    'with equal positions in their own order',
    [
      ['B', 1],
      ['A', 1],
    ],
    [1],
    'BA',
  ],
  [
    'without a gap for an empty position',
    [
      ['C', 3],
      ['A', 1],
    ],
    [1, 2, 3],
    'AC',
  ],
])('HOME-07: items are %s', (_case, items, positions, order) => {
  const placed = placeItems(
    items.map(([name, position]) => item(name, position)),
    positions.map((position) => ({ position })),
  );
  expect(namesOf(placed)).toBe(order);
});

test('HOME-09: items without a cell follow last, 1 by 1', () => {
  const items = [item('X', 0), item('B', 7), item('A', 3), item('Y', 5)];
  const placed = placeItems(items, [
    { position: 7, cols: 2 },
    { position: 3, rows: 2 },
  ]);
  expect(namesOf(placed)).toBe('ABXY');
  expect(placed.slice(2)).toEqual([
    { ...item('X', 0), cols: 1, rows: 1 },
    { ...item('Y', 5), cols: 1, rows: 1 },
  ]);
});

test('HOME-09: without a layout all items keep their order', () => {
  expect(namesOf(placeItems([item('B', 2), item('A', 1)], []))).toBe('BA');
});

test('HOME-04, HOME-05: banners by slot, those of unknown slots in main', () => {
  const banners = { side: ['s'], bottom: ['b'], main: ['m1', 'm2'], top: ['t'], popup: ['p'] };
  expect(bannersBySlot(banners)).toEqual({ top: ['t'], main: ['m1', 'm2', 's', 'p'], bottom: ['b'] });
});

test('HOME-05: a slot that is missing is empty', () => {
  expect(bannersBySlot({})).toEqual({ top: [], main: [], bottom: [] });
  expect(
    bannersBySlot(JSON.parse('{"__proto__":["x"],"constructor":["y"]}') as Record<string, string[]>),
  ).toEqual({
    top: [],
    main: ['x', 'y'],
    bottom: [],
  });
});
