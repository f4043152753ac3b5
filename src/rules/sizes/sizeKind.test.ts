import { expect, test } from 'vitest';
import { worldOf } from '#fixtures/world/worldOf.ts';
import { sizeKind } from './sizeKind.ts';

const table = (title: string) => ({ title, systems: ['AR'], rows: [['38']] });

test.each([
  ['Mujer', ['Mujer', 'Calzado', 'Zapatillas'], table('Calzado de mujer'), 'mujer: calzado de mujer'],
  ['Mujer', ['Mujer', 'Calzado', 'Botas'], table(' CALZADO  de mujer'), 'mujer: calzado de mujer'],
  ['Hombre', ['Hombre', 'Calzado'], table('Calzado'), 'hombre: calzado'],
  ['Mujer', ['Mujer', 'Ropa', 'Jeans'], null, 'mujer: mujer > ropa > jeans'],
  ['Mujer', ['Mujer', 'Ropa', 'Jeans'], table(' '), 'mujer: mujer > ropa > jeans'],
  [' MUJER ', [], null, 'mujer: '],
])(
  'SIZE-03: a product for %s of %j is of the kind of its table, or else of its categories',
  (gender, categories, size_convertion_table, kind) => {
    expect(sizeKind({ gender, categories, size_convertion_table })).toBe(kind);
  },
);

/** Whether the products of each kind have a size in common, so that a remembered size is of use to most of them. */
function shareSizes(kindOf: typeof sizeKind) {
  const { products, sizeTables } = worldOf({ country: 'ar' });
  const common = new Map<string, string[]>();
  for (const { gender, categories, sizeTable, sizes } of products) {
    const found = sizeTables.find(({ name }) => name === sizeTable) ?? null;
    const kind = kindOf({ gender, categories: categories.split('|'), size_convertion_table: found });
    const run = sizes.map(({ size }) => size);
    common.set(
      kind,
      (common.get(kind) ?? run).filter((size) => run.includes(size)),
    );
  }
  return [...common.values()].every((shared) => shared.length > 0);
}

test('SIZE-03: products of one kind have sizes in common', () => {
  expect(shareSizes(sizeKind)).toBe(true);
});

test.each<[string, typeof sizeKind]>([
  ['the gender', ({ gender }) => gender],
  ['gender and group', ({ categories }) => categories.slice(0, 2).join()],
])('by %s alone they would not', (_what, kindOf) => {
  expect(shareSizes(kindOf)).toBe(false);
});
