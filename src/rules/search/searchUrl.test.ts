import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { searchUrl } from './searchUrl.ts';

describe('the address of a search', () => {
  test.each([
    ['ar', 'botas', '/catalog/?q=botas'],
    ['ar', '  botas   negras ', '/catalog/?q=botas%20negras'],
    ['ar', 'niño & niña', '/catalog/?q=ni%C3%B1o%20%26%20ni%C3%B1a'],
    ['ar', '50%', '/catalog/?q=50%25'],
    ['ar', 'zapatillas\tde\nmujer roja', '/catalog/?q=zapatillas%20de%20mujer%20roja'],
    ['ar', '   ', undefined],
    ['ar', '', undefined],
  ] as const)('SEARCH-01, SEARCH-02: in %s of %j is %s', (country, term, address) => {
    expect(searchUrl(term, country)).toBe(address);
  });

  test('SEARCH-02: of half a character can be followed all the same', () => {
    expect(searchUrl('botas \ud83d', 'ar')).toBe('/catalog/?q=botas%20%EF%BF%BD');
  });

  test.each([
    ['botas 😀', '/catalog/?q=botas'],
    ['botas 👩🏽‍🚀  negras', '/catalog/?q=botas%20negras'],
    ['ni\uE000ño', '/catalog/?q=ni%C3%B1o'],
    ['zapatillas ❤️ mujer', '/mujer/calzado/zapatillas/'],
    ['😀', undefined],
  ])('VAL-37, SEARCH-01: of %j, without emoji and private-use symbols, is %s', (term, address) => {
    expect(searchUrl(term, 'ar')).toBe(address);
  });

  test.each([
    ['ar', 'Zapatillas  MUJER', '/mujer/calzado/zapatillas/'],
    ['ar', 'zapatillas de mujer', '/mujer/calzado/zapatillas/'],
    ['ar', 'zapatillas hombre', '/hombre/calzado/zapatillas/'],
    ['ar', ' zapatillas de\thombre ', '/hombre/calzado/zapatillas/'],
    ['ar', 'zapatíllas de mujer', '/mujer/calzado/zapatillas/'],
    ['ar', 'tenis mujer', '/catalog/?q=tenis%20mujer'],
    ['ar', 'zapatillas niño', '/catalog/?q=zapatillas%20ni%C3%B1o'],
    ['cl', 'zapatillas mujer', '/mujer/calzado/zapatillas/'],
    ['cl', 'zapatillas de hombre', '/hombre/calzado/zapatillas/'],
    ['co', 'tenis mujer', '/mujer/calzado/tenis/'],
    ['co', 'tenis de mujer', '/mujer/calzado/tenis/'],
    ['co', 'tenis hombre', '/hombre/calzado/tenis/'],
    ['co', 'tenis de hombre', '/hombre/calzado/tenis/'],
    ['co', 'zapatillas mujer', '/catalog/?q=zapatillas%20mujer'],
    ['br', 'zapatillas mujer', '/catalog/?q=zapatillas%20mujer'],
    ['br', 'constructor', '/catalog/?q=constructor'],
    ['ar', '__proto__', '/catalog/?q=__proto__'],
  ] as const)('SEARCH-10, SEARCH-11, SEARCH-12: in %s of %j is %s', (country, term, address) => {
    expect(searchUrl(term, country)).toBe(address);
  });
});

const symbols =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Co}|\u200D|\u20E3|\uFE0E|\uFE0F|[\u{E0020}-\u{E007F}]/gu;

/** In a country without phrases of its own. */
const inBrazil = (term: string) => searchUrl(term, 'br');

/** Without the symbols that are never sent. */
const phrase = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll(symbols, 'x'));

/** The address contains the typed phrase and nothing else. */
const check = (addressOf: (term: string) => string | undefined) =>
  fc.assert(
    fc.property(phrase, (typed) => {
      const address = addressOf(typed);
      const term = typed.split(/\s+/).filter(Boolean).join(' ');
      if (term === '') return address === undefined;
      const { path, parameters } = parseCatalogueUrl(address ?? '');
      return path === '/catalog/' && Object.entries(parameters).flat().join('=') === `q=${term}`;
    }),
    { seed: 20241, numRuns: 500, examples: [['a&q=b'], ['#1 %'], ['a+b'], ['   ']] },
  );

test('SEARCH-02: any search terms can be read from their address', () => {
  expect(() => check(inBrazil)).not.toThrow();
});

test.each<[string, (term: string) => string | undefined]>([
  ['does not escape the terms', (term) => inBrazil(term) && `/catalog/?q=${term.trim()}`],
  [
    'escapes as for a whole address',
    (term) => inBrazil(term) && `/catalog/?q=${encodeURI(term.trim().replaceAll(/\s+/g, ' '))}`,
  ],
  ['searches for nothing', (term) => inBrazil(term) ?? '/catalog/?q='],
])('refused is one that %s', (_fault, addressOf) => {
  expect(() => check(addressOf)).toThrow('Property failed');
});
