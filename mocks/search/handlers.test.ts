import { expect, test } from 'vitest';
import { cataloguePage } from '#mocks/catalogue/cataloguePages.ts';
import { worldOf } from '#mocks/world.ts';
import { suggestionsFor, topTerms } from './handlers.ts';

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

test.each([
  ['ar', 'zapatillas mujer', 'remeras hombre'],
  ['cl', 'zapatillas mujer', 'poleras hombre'],
  ['co', 'tenis mujer', 'camisetas hombre'],
  ['br', 'zapatillas mujer', 'remeras hombre'],
] as const)('COUNTRY-11: in %s "%s" is searched for most, and "%s" often', async (country, first, other) => {
  const { shop, catalogue } = await worldOf(country);
  const terms = topTerms(shop.products);
  expect([terms[0], terms.includes(other), terms.includes('vestidos')]).toEqual([first, true, true]);
  expect(new Set(terms).size).toBe(8);
  const found = terms.filter((q) => cataloguePage('search', { path: '/catalog/', q }, catalogue));
  expect(found).toEqual(terms);
});

test('nothing is searched for where nothing is sold', () => {
  expect(topTerms([])).toEqual([]);
});
