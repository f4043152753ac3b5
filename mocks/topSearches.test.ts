import { expect, test } from 'vitest';
import { cataloguePage } from './catalogue/cataloguePages.ts';
import { worldOf } from './seed.ts';
import { topTerms } from './topSearches.ts';

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
