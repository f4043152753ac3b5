import { expect, test } from 'vitest';
import { toSuggestions } from './search.ts';

const suggestions = [{ term: 'botas mujer', count: 42 }];

test.each([
  ['bots', 'botas', 'botas'],
  ['botas', '', ''],
  ['botas', 'botas', ''],
  ['Botas', 'botas', ''],
  ['botas', ' botas ', ''],
  ['botin', 'botín', 'botín'],
])("FIND-05: the correction of '%s' in an answer with '%s' is '%s'", (q, correctedTerm, corrected) => {
  expect(toSuggestions({ suggestions, correctedTerm }, { q }).correctedTerm).toBe(corrected);
});

test('API-50: the terms keep their order, without blank ones', () => {
  const terms = ['botas', ' ', 'bolsos'].map((term) => ({ term, count: 1 }));
  expect(toSuggestions({ suggestions: terms, correctedTerm: '' }, { q: 'bo' }).suggestions).toEqual([
    { term: 'botas', count: 1 },
    { term: 'bolsos', count: 1 },
  ]);
});
