import { expect, test } from 'vitest';
import type { Proof, Row } from './matrix.ts';
import { renderPage } from './page.ts';
import { formatCounts, formatIds, summarise } from './summary.ts';

function aRow(id: string, area: string, state: Row['state'], level: Row['level'] = 'unit'): Row {
  const passed = state !== 'without';
  const counts = state === 'proven';
  const file = 'src/rules/<cart>.test.ts';
  const proof: Proof = {
    file,
    title: `${id}: a & b`,
    runner: 'rules',
    level: 'unit',
    passed,
    counts,
  };
  return {
    id,
    area,
    level,
    state,
    file: 'cart',
    decision: false,
    sections: [1],
    statement: 'S.',
    proofs: [proof],
  };
}

const rows = [
  aRow('CART-01', 'CART', 'proven'),
  aRow('HOME-01', 'HOME', 'below', 'component'),
  aRow('HOME-02', 'HOME', 'below', 'component'),
  aRow('CART-02', 'CART', 'without'),
];

test('lines are counted per group and in sum', () => {
  expect(summarise(rows, 'area')).toEqual([
    { name: 'CART', lines: 2, proven: 1, below: 0, without: 1 },
    { name: 'HOME', lines: 2, proven: 0, below: 2, without: 0 },
    { name: 'total', lines: 4, proven: 1, below: 2, without: 1 },
  ]);
  expect(summarise(rows, 'level').map(({ name, lines }) => [name, lines])).toEqual([
    ['unit', 2],
    ['component', 2],
    ['total', 4],
  ]);
});

test('a table of counts has a line per group', () => {
  const table = formatCounts('area', summarise(rows, 'area')).split('\n');
  expect(table.map((row) => row.split(/\s{2,}/))).toEqual([
    ['area', 'lines', 'proven', 'below level', 'without'],
    ['CART', '2', '1', '0', '1'],
    ['HOME', '2', '0', '2', '0'],
    ['total', '4', '1', '2', '1'],
  ]);
});

test('ids are grouped by area, with the missing level if a proof is too low', () => {
  expect(formatIds(rows)).toBe('  CART-01 CART-02\n  HOME asks for component, has unit: HOME-01 HOME-02');
});

test('LAB-08: the page shows every line with its proofs, as text and never as markup', () => {
  const page = renderPage(rows, new Set(['CART-01']));
  for (const { id } of rows) expect(page).toContain(`<tr id="${id}">`);
  expect(page).toContain('<code>src/rules/&lt;cart&gt;.test.ts</code> CART-01: a &amp; b');
  expect(page.match(/delivered/g)).toHaveLength(1);
  expect(page.match(/\(below the level\)/g)).toHaveLength(2);
});
