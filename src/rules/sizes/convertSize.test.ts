import { describe, expect, test } from 'vitest';
import { type CheckedTable, checkSizeTable, ownSystem } from './checkSizeTable.ts';
import { convertSize, offeredSystems } from './convertSize.ts';

/** The table of API-40, with a second row. */
const shoes = {
  title: 'Calzado de mujer',
  systems: ['AR', 'BR', 'US', 'EU'],
  rows: [
    ['38', '37', '8', '39'],
    ['39', '38', '9', '40'],
  ],
};

/** A table of which nothing is wrong; fails the test where nothing is left of it. */
function tableOf(systems: string[], rows: string[][], title = 'Calzado'): CheckedTable {
  const table = checkSizeTable({ title, systems, rows });
  if (table === undefined) throw new Error('Failed to check the table of the test.');
  return table;
}

describe('SIZE-03: a size table in checked form', () => {
  test.each<[string, string[], string[][], string[], string[][]]>([
    [
      'is the table, if nothing is wrong with it',
      shoes.systems,
      shoes.rows,
      ['AR', 'BR', 'US', 'EU'],
      [
        ['38', '37', '8', '39'],
        ['39', '38', '9', '40'],
      ],
    ],
    [
      'has a gap where a row is short',
      ['AR', 'EU'],
      [['38'], ['39', '40']],
      ['AR', 'EU'],
      [
        ['38', ''],
        ['39', '40'],
      ],
    ],
    ['has no cells beyond its columns', ['AR'], [['38', '39']], ['AR'], [['38']]],
    ['has no column without a name', ['AR', ' ', 'EU'], [['38', '1', '39']], ['AR', 'EU'], [['38', '39']]],
    [
      'has no row without an own size',
      ['AR', 'EU'],
      [[' ', '39'], [], ['38', '39']],
      ['AR', 'EU'],
      [['38', '39']],
    ],
    [
      'has no row twice',
      ['AR', 'EU'],
      [
        ['38', '39'],
        ['38 ', ' 39'],
      ],
      ['AR', 'EU'],
      [['38', '39']],
    ],
    [
      'keeps a measurement with a dash before or behind it',
      ['AR', 'cm', 'kg'],
      [['38', '-95', '60–']],
      ['AR', 'cm', 'kg'],
      [['38', '-95', '60–']],
    ],
    ['has its gaps', ['AR', 'EU'], [['38', ' ']], ['AR', 'EU'], [['38', '']]],
    [
      'has a gap where a dash is written',
      ['AR', 'BR', 'EU', 'US'],
      [
        ['38', '-', ' – ', '—'],
        ['-', '37', '39', '8'],
      ],
      ['AR', 'BR', 'EU', 'US'],
      [['38', '', '', '']],
    ],
    [
      'has a range with a dash',
      ['AR', 'Pecho (cm)'],
      [['S', '80-84']],
      ['AR', 'Pecho (cm)'],
      [['S', '80-84']],
    ],
    [
      'has systems in capitals',
      ['ar', ' eu', 'Pecho (cm)'],
      [['M', '40', '90']],
      ['AR', 'EU', 'Pecho (cm)'],
      [['M', '40', '90']],
    ],
  ])('%s', (_what, systems, rows, columns, cells) => {
    expect(checkSizeTable({ title: ' Calzado ', systems, rows })).toEqual({
      title: 'Calzado',
      columns,
      rows: cells,
    });
  });

  test.each([
    ['without a table', null],
    ['without systems', { ...shoes, systems: [] }],
    ['without a name for the own system', { ...shoes, systems: ['', 'BR'] }],
    ['without rows', { ...shoes, rows: [] }],
    ['without any own size', { ...shoes, rows: [['', '37'], []] }],
  ])('is absent %s', (_what, table) => {
    expect(checkSizeTable(table)).toBeUndefined();
  });

  test('has the own system of the shop first', () => {
    expect(ownSystem(tableOf(['CL', 'AR'], [['38', '38']]))).toBe('CL');
  });
});

describe('SIZE-03: a size is converted', () => {
  const table = tableOf(
    ['AR', 'BR', 'US', 'EU', 'Pecho (cm)'],
    [
      ['38', '37', '8', '39', '80 a 84'],
      ['39', '38', '', '40', ''],
      ['39.5', '38', '9.5', '40', ''],
      ['40', '39', '10', '', ''],
      ['40', '', '10', '41', ''],
      ['41', '40', '11', '42', ''],
      ['41', '40', '11', '43', ''],
    ],
  );

  test.each([
    ['38', 'AR', 'BR', '37'],
    ['38', 'AR', 'US', '8'],
    ['38', 'AR', 'EU', '39'],
    ['39', 'EU', 'AR', '38'],
    ['8', 'US', 'EU', '39'],
    [' 38 ', 'AR', 'AR', '38'],
    ['40', 'AR', 'BR', '39'],
    ['40', 'AR', 'EU', '41'],
    ['41', 'AR', 'US', '11'],
    ['43', 'EU', 'AR', '41'],
  ])('%s of %s in %s is %s', (size, from, to, converted) => {
    expect(convertSize(table, size, { from, to })).toBe(converted);
  });

  test.each([
    ['the table has a gap', '39', 'AR', 'US'],
    ['its rows contradict each other', '41', 'AR', 'EU'],
    ['two sizes are the same there', '40', 'EU', 'AR'],
    ['the size is not in it', '44', 'AR', 'EU'],
    ['the size is of another system', '37', 'AR', 'EU'],
    ['the system is not in it', '38', 'AR', 'CO'],
    ['the system it comes from is not in it', '38', 'CO', 'AR'],
    ['no size is given', '', 'US', 'AR'],
  ])('not where %s', (_why, size, from, to) => {
    expect(convertSize(table, size, { from, to })).toBeUndefined();
  });

  test('by both columns of a repeated system, where they agree', () => {
    const repeated = tableOf(
      ['AR', 'EU', 'eu'],
      [
        ['38', '39', ''],
        ['39', '', '40'],
        ['40', '41', '41'],
        ['41', '42', '43'],
      ],
    );
    const inEurope = ['38', '39', '40', '41'].map((size) =>
      convertSize(repeated, size, { from: 'AR', to: 'EU' }),
    );
    expect(inEurope).toEqual(['39', '40', '41', undefined]);
    expect(convertSize(repeated, '43', { from: 'EU', to: 'AR' })).toBe('41');
  });
});

describe('SIZE-03: the systems to choose from', () => {
  test('are the own one and all six', () => {
    const table = tableOf(['CO', 'AR', 'CL', 'BR', 'US', 'EU'], [['38', '38', '38', '37', '8', '39']]);
    expect(offeredSystems(table, ['38', '44'])).toEqual(['CO', 'AR', 'CL', 'BR', 'US', 'EU']);
  });

  test.each<[string, string[], string[][], string[]]>([
    ['no measurements', ['AR', 'Pecho (cm)', 'UK'], [['M', '90', '12']], ['AR']],
    [
      'none without an answer for a size of the product',
      ['AR', 'EU', 'US'],
      [
        ['38', '39', ''],
        ['50', '', '15'],
      ],
      ['AR', 'EU'],
    ],
    ['none twice', ['AR', 'EU', 'EU', 'AR'], [['38', '39', '', '']], ['AR', 'EU']],
    ['the own one by any name', ['Nuestro', 'EU'], [['38', '39']], ['Nuestro', 'EU']],
  ])('have %s', (_what, systems, rows, offered) => {
    expect(offeredSystems(tableOf(systems, rows), ['38', 'M'])).toEqual(offered);
  });
});
