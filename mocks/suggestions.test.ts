import { expect, test } from 'vitest';
import { cataloguePage } from './catalogue/cataloguePages.ts';
import { worldOf } from './seed.ts';
import { suggestionsFor } from './suggestions.ts';

const { shop, catalogue } = await worldOf('ar');
const termsFor = (q: string) => suggestionsFor(q, shop.products).suggestions.map(({ term }) => term);

test.each([
  ['bot', 'botas mujer'],
  ['BOTA', 'botas mujer'],
  ['muj zap', 'zapatillas mujer'],
  ['zapal', 'zapala'],
])('%j suggests %j among others, the most found first', (q, term) => {
  expect(termsFor(q)).toContain(term);
  const counts = suggestionsFor(q, shop.products).suggestions.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts.length).toBeLessThanOrEqual(8);
});

test('every suggestion finds products', () => {
  const terms = ['a', 'b', 'c', 'm', 'p', 's', 'v', 'z'].flatMap(termsFor);
  expect(terms.length).toBeGreaterThan(20);
  expect(terms.filter((q) => !cataloguePage('search', { path: '/catalog/', q }, catalogue))).toEqual([]);
});

test.each([[''], ['  '], ['¿?'], ['xyzzy']])('%j suggests nothing', (q) => {
  expect(termsFor(q)).toEqual([]);
});
