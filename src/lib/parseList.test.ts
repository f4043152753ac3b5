import { expect, test } from 'vitest';
import { parseList } from './parseList.ts';

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
