import { expect, test } from 'vitest';
import { nameFinder } from './nameFinder.ts';

const entries = [
  'San Nicolás',
  'Córdoba',
  'Junín',
  'Alta Córdoba',
  "O'Higgins",
  'Villa San Luis',
  'Straße',
].map((name) => ({
  name,
}));

test.each([
  ['', entries.map(({ name }) => name)],
  ['   ', entries.map(({ name }) => name)],
  ['cordoba', ['Córdoba', 'Alta Córdoba']],
  ['JUNÍN', ['Junín']],
  ['straße', ['Straße']],
  ['a', ['Alta Córdoba', 'San Nicolás', 'Córdoba', 'Villa San Luis', 'Straße']],
  ['san', ['San Nicolás', 'Villa San Luis']],
  [' san  luis ', ['Villa San Luis']],
  ["o'h", ["O'Higgins"]],
  ['o’h', ["O'Higgins"]],
  ['ｊｕｎｉｎ', ['Junín']],
  ['cor\u200Bdoba', ['Córdoba', 'Alta Córdoba']],
  ['zzz', []],
])('a part of a name, %j, finds %j', (text, names) => {
  expect(nameFinder(entries)(text).map(({ name }) => name)).toEqual(names);
});

test('ADDR-07: without a text the entries are the list itself, in its order', () => {
  expect(nameFinder(entries)(' ')).toBe(entries);
});
