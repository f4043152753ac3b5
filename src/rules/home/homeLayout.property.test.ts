import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeItems } from './homeLayout.ts';

type Place = typeof placeItems<{ id: number; position: number }>;
const items = fc.array(fc.nat(9)).map((positions) => positions.map((position, id) => ({ id, position })));
const cells = fc.uniqueArray(
  fc.record({
    position: fc.nat(9),
    cols: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 1, max: 4 }),
  }),
  { selector: ({ position }) => position },
);

const check = (place: Place) =>
  fc.assert(
    fc.property(items, cells, (content, layout) => {
      const placed = place(content, layout);
      const known = (position: number) => layout.find((other) => other.position === position);
      const rank = ({ id, position }: { id: number; position: number }) =>
        known(position) === undefined ? 1e6 + id : position * 1e3 + id;
      const ranks = placed.map(rank);
      return (
        placed.length === content.length &&
        ranks.every((value, index) => index === 0 || value > (ranks[index - 1] ?? 0)) &&
        placed.every(({ position, cols, rows }) => {
          const { cols: wide, rows: high } = known(position) ?? { cols: 1, rows: 1 };
          return cols === wide && rows === high;
        })
      );
    }),
    { seed: 20241, numRuns: 500 },
  );

test('HOME-07, HOME-08, HOME-09: loses no item and puts each into its cell', () => {
  expect(() => check(placeItems)).not.toThrow();
});

test.each<[string, Place]>([
  [
    'drops items without a cell',
    (content, layout) =>
      placeItems(
        content.filter(({ position }) => layout.some((place) => place.position === position)),
        layout,
      ),
  ],
  [
    'keeps the order of the answer',
    (content, layout) => placeItems(content, layout).sort((a, b) => a.id - b.id),
  ],
  [
    'takes the cell by its index',
    (content, layout) =>
      placeItems(
        content,
        layout.map((place, position) => ({ ...place, position })),
      ),
  ],
])('refused is a layout that %s', (_fault, place) => {
  expect(() => check(place)).toThrow('Property failed');
});
