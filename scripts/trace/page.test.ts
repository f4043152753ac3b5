import { expect, test } from 'vitest';
import type { Proof, Row } from './matrix.ts';
import { renderPage } from './page.ts';

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

test('LAB-08: the page counts the lines and shows each with its proofs, as text and never as markup', () => {
  const page = renderPage(rows, new Set(['CART-01']));
  for (const { id } of rows) expect(page).toContain(`<tr id="${id}">`);
  expect(page).toContain('<code>src/rules/&lt;cart&gt;.test.ts</code> CART-01: a &amp; b');
  const cells = [4, 1, 2, 1].map((count) => `<td class="number">${count}</td>`);
  expect(page).toContain(`<td>total</td>${cells.join('')}`);
  expect(page.match(/delivered/g)).toHaveLength(1);
  expect(page.match(/\(below the level\)/g)).toHaveLength(2);
});
