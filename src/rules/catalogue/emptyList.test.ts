import { expect, test } from 'vitest';
import { emptyListOf } from './emptyList.ts';

const list = { error: undefined, known: false, filtered: false, q: '', landing: false };

test.each([
  ['a path that leads to nothing', { error: 'NOT_FOUND' }, 'missing'],
  ['words that find nothing', { error: 'NOT_FOUND', q: 'botaz' }, 'missing'],
  ['filtered words of which nothing is known', { error: 'NOT_FOUND', q: 'botas', filtered: true }, 'missing'],
  ['any other error', { error: 'CLOSED' }, 'failed'],
  ['any other error of words', { error: 'CLOSED', q: 'botas' }, 'failed'],
  ['a page with texts only', { landing: true }, 'landing'],
  ['a page without products', {}, 'empty'],
  ['filters that leave nothing', { filtered: true }, 'noMatches'],
] as const)('CAT-52, FIND-03: %s', (_what, given, shown) => {
  expect(emptyListOf({ ...list, ...given })).toBe(shown);
});

test.each([
  ['is a failure of the list', {}, 'failed'],
  ['is a failure of the filtered list', { filtered: true }, 'failed'],
  ['of filtered words is no match', { q: 'botas', filtered: true }, 'noMatches'],
  ['of words in another order names them', { q: 'botas' }, 'missing'],
] as const)('CAT-55: NOT_FOUND for a list that was there %s', (_what, given, shown) => {
  expect(emptyListOf({ ...list, error: 'NOT_FOUND', known: true, ...given })).toBe(shown);
});
