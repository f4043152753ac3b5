import { describe, expect, test } from 'vitest';
import { aListedProduct, aSizeTable } from '#fixtures/product.ts';
import { parseSizeTable } from './SizeTableView.tsx';

test('CONTENT-12: the table that a product page has put there is read', () => {
  expect(parseSizeTable(aSizeTable())).toEqual(aSizeTable());
});

test('a table without columns and rows is read, as the server may have sent it', () => {
  const empty = { title: '', systems: [], rows: [[]] };
  expect(parseSizeTable(empty)).toEqual(empty);
});

describe('the state of the history outlives a deployment', () => {
  test.each([
    undefined,
    null,
    '',
    'Calzado de mujer',
    0,
    true,
    [],
    {},
    [aSizeTable()],
    { table: aSizeTable() },
    aListedProduct(),
    () => aSizeTable(),
  ])('what is no table is none: %o', (state) => {
    expect(parseSizeTable(state)).toBeNull();
  });

  test.each(['title', 'systems', 'rows'] as const)('a table without %s is none', (field) => {
    const { [field]: _left, ...rest } = aSizeTable();
    expect(parseSizeTable(rest)).toBeNull();
  });

  test.each([
    { title: 1 },
    { systems: 'AR' },
    { systems: ['AR', null] },
    { rows: { 0: ['38'] } },
    { rows: ['38'] },
    { rows: [['38', 37]] },
  ])('a table with %j is none', (wrong) => {
    expect(parseSizeTable({ ...aSizeTable(), ...wrong })).toBeNull();
  });
});
