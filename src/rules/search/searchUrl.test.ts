import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { searchUrl } from './searchUrl.ts';

describe('the address of a search', () => {
  test.each([
    ['botas', '/catalog/?q=botas'],
    ['  botas   negras ', '/catalog/?q=botas%20negras'],
    ['niño & niña', '/catalog/?q=ni%C3%B1o%20%26%20ni%C3%B1a'],
    ['50%', '/catalog/?q=50%25'],
    ['zapatillas\tde\nmujer', '/catalog/?q=zapatillas%20de%20mujer'],
    ['   ', undefined],
    ['', undefined],
  ])('SEARCH-01, SEARCH-02: of %j is %s', (term, address) => {
    expect(searchUrl(term)).toBe(address);
  });

  test('SEARCH-02: of half a character can be followed all the same', () => {
    expect(searchUrl('botas \ud83d')).toBe('/catalog/?q=botas%20%EF%BF%BD');
  });
});

/** The address contains the typed phrase and nothing else. */
const check = (addressOf: typeof searchUrl) =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (typed) => {
      const address = addressOf(typed);
      const term = typed.split(/\s+/).filter(Boolean).join(' ');
      if (term === '') return address === undefined;
      const { path, parameters } = parseCatalogueUrl(address ?? '');
      return path === '/catalog/' && Object.entries(parameters).flat().join('=') === `q=${term}`;
    }),
    { seed: 20241, numRuns: 500, examples: [['a&q=b'], ['#1 %'], ['a+b'], ['   ']] },
  );

test('SEARCH-02: any search terms can be read from their address', () => {
  expect(() => check(searchUrl)).not.toThrow();
});

test.each<[string, typeof searchUrl]>([
  ['does not escape the terms', (term) => searchUrl(term) && `/catalog/?q=${term.trim()}`],
  [
    'escapes as for a whole address',
    (term) => searchUrl(term) && `/catalog/?q=${encodeURI(term.trim().replaceAll(/\s+/g, ' '))}`,
  ],
  ['searches for nothing', (term) => searchUrl(term) ?? '/catalog/?q='],
])('refused is one that %s', (_fault, addressOf) => {
  expect(() => check(addressOf)).toThrow('Property failed');
});
