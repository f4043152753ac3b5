import { expect, test } from 'vitest';
import { parseTitle } from './title.ts';

const known = new Set(['CART-09', 'CART-10', 'CART-11', 'CART-12', 'HOME-01', 'API-101']);

test.each([
  ['CART-09: adding waits', ['CART-09']],
  ['CART-09, API-101: adding waits', ['CART-09', 'API-101']],
  ['CART-09, CART-10, HOME-01: three', ['CART-09', 'CART-10', 'HOME-01']],
  ['CART-09: as the other line CART-10 says', ['CART-09']],
  ['a test that proves no line', []],
  ['UTF-8 and ISO-8601 are no lines', []],
])('a right title gives its ids (%#)', (title, ids) => {
  expect(parseTitle(title, known)).toEqual({ ids });
});

test.each([
  ['four ids', 'CART-09, CART-10, CART-11, CART-12: text', '4 ids, 3 at most'],
  ['the same id twice', 'CART-09, CART-09: text', 'the same id twice'],
  ['an unknown id', 'CART-99: text', 'no such requirement: CART-99'],
  ['an unknown area', 'CRAT-09, HOME-01: text', 'no such requirement: CRAT-09'],
  ['a range in dots', 'CART-09..11: text', 'CART-09 must stand at the beginning'],
  ['a range in words', 'CART-09 to CART-11: text', 'CART-09 must stand at the beginning'],
  ['no colon', 'CART-09 adding waits', 'CART-09 must stand at the beginning'],
  ['no text', 'CART-09:', 'CART-09 must stand at the beginning'],
  ['ids joined by a word', 'CART-09 and HOME-01: text', 'CART-09 must stand at the beginning'],
  ['an id at the end', 'adding waits (HOME-01)', 'HOME-01 must stand at the beginning'],
])('a wrong title proves nothing and says why: %s', (_, title, error) => {
  const parsed = parseTitle(title, known);
  expect(parsed.ids).toEqual([]);
  expect(parsed.error).toContain(error);
});
