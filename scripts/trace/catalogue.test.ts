import { expect, test } from 'vitest';
import { parseCatalogue } from './catalogue.ts';

const heading = '# Cart\n\nProse is free.\n';
const good = '- **CART-09** (decision) §4 §7 — Adding waits (one at a time). [component]';

test('a requirement line gives its parts', () => {
  const { requirements, errors } = parseCatalogue([{ name: 'cart.md', text: `${heading}${good}\n` }]);
  expect(errors).toEqual([]);
  expect(requirements).toEqual([
    {
      id: 'CART-09',
      area: 'CART',
      file: 'cart',
      decision: true,
      sections: [4, 7],
      statement: 'Adding waits (one at a time).',
      level: 'component',
    },
  ]);
});

test.each([
  ['a level that is none', '- **CART-10** §4 — Text. [screen]'],
  ['no section', '- **CART-10** — Text. [unit]'],
  ['no statement', '- **CART-10** §4 —  [unit]'],
  ['no bold id', '- CART-10 §4 — Text. [unit]'],
  ['a hyphen for the dash', '- **CART-10** §4 - Text. [unit]'],
  ['an indented line', '  - **CART-10** §4 — Text. [unit]'],
  ['words after the level', '- **CART-10** §4 — Text. [unit] more'],
])('a malformed line is named with its place: %s', (_, row) => {
  const { requirements, errors } = parseCatalogue([{ name: 'cart.md', text: `${heading}${row}` }]);
  expect(requirements).toEqual([]);
  expect(errors).toEqual([`cart.md:4: not a requirement line: ${row}`]);
});

test('a duplicate id is reported, also across files', () => {
  const { requirements, errors } = parseCatalogue([
    { name: 'cart.md', text: good },
    { name: 'home.md', text: good },
  ]);
  expect(requirements).toHaveLength(1);
  expect(errors).toEqual(['home.md:1: CART-09 is a duplicate']);
});

test('the companions of the catalogue hold no lines', () => {
  const files = ['README.md', 'examples.md', 'wire.md'].map((name) => ({ name, text: '- **Query**: text' }));
  expect(parseCatalogue(files)).toEqual({ requirements: [], errors: [] });
});
