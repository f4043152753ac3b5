import { expect, test } from 'vitest';
import { parseList, uniqueBy } from './lists.ts';

test.each([
  ['nothing', null, []],
  ['an empty text', '', []],
  ['no JSON', '[1', []],
  ['no list', '{"0":1,"length":1}', []],
  ['a text', '"abc"', []],
  ['null', 'null', []],
  ['a list', '[1,"b",null]', [1, 'b', null]],
])('%s is read as far as it is a list', (_what, text, items) => {
  expect(parseList(text)).toEqual(items);
});

test.each([
  ['nothing', '', ''],
  ['different entries as they are', 'a1 b1', 'a1 b1'],
  ['the first of each id in their order', 'b1 a1 b2 c1 a2 b3', 'b1 a1 c1'],
])('leaves %s', (_what, given, left) => {
  expect(uniqueBy(given.split(' '), (entry) => entry.slice(0, 1)).join(' ')).toBe(left);
});
