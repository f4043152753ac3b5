import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { exactPhrase, fewerWords, plainText, searchUrl, unquoted } from './searchUrl.ts';

describe('search url', () => {
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
      ['ＢＯＴＡＳ', '/catalog/?q=BOTAS'],
      ['nin\u0303o', '/catalog/?q=ni%C3%B1o'],
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
    /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Co}|\u200D|\u20E3|\uFE0E|\uFE0F|[\u{E0020}-\u{E007F}\uFF01-\uFF5E]/gu;

  /** In a country without mapped phrases. */
  const inBrazil = (term: string) => searchUrl(term, 'br');

  /** Without the symbols that are never sent. */
  const phrase = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => text.normalize('NFC').replaceAll(symbols, 'x'));

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
});

describe('plain text', () => {
  test.each([
    ['Botas', 'botas'],
    ['  Botas   de\tCUERO ', 'botas de cuero'],
    ['Niño, acción', 'nino, accion'],
    [' ', ''],
  ])('SEARCH-12, VAL-37: %j is compared as %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  const word = fc.string({ unit: fc.constantFrom(...Array.from('abcnou19')), minLength: 1, maxLength: 8 });
  const accent = fc.constantFrom('', '\u0301', '\u0308', '\u0303');
  const blank = fc.constantFrom(' ', '  ', '\t', '\u00A0 ');

  /** A phrase is compared alike, however its letters are accented and written, and whatever blanks are between its words. */
  const check = (plain: (text: string) => string) =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, accent, blank), { minLength: 1 }),
        fc.boolean(),
        (parts, isUpper) => {
          const words = parts.map(([each]) => each).join(' ');
          const typed = parts.map(([each, sign, space]) => each + sign + space).join('');
          const forms = [typed, typed.normalize('NFC'), ` ${typed}`];
          return forms.every((form) => plain(isUpper ? form.toUpperCase() : form) === words);
        },
      ),
      { seed: 20241, numRuns: 500 },
    );

  test('VAL-34, VAL-37: phrases are compared without accents', () => {
    expect(() => check(plainText)).not.toThrow();
  });

  test.each<[string, (text: string) => string]>([
    ['keeps accents', (text) => text.toLowerCase().trim().replaceAll(/\s+/g, ' ')],
    ['knows composed letters alone', (text) => plainText(text.replaceAll(/[\u0301\u0308\u0303]/g, '?'))],
    [
      'keeps capitals',
      (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().replaceAll(/\s+/g, ' '),
    ],
  ])('refused is a comparison that %s', (_fault, plain) => {
    expect(() => check(plain)).toThrow('Property failed');
  });
});

test.each([
  ['zapatilas', '"zapatilas"'],
  ['botas de lluvia', '"botas de lluvia"'],
  ['"zapatilas"', '"zapatilas"'],
  ['pantalla 6"', '"pantalla 6"'],
])('FIND-05: %s is searched for as it is typed in quotation marks', (phrase, exact) => {
  expect(exactPhrase(phrase)).toBe(exact);
});

test.each([
  ['"zapatilas"', 'zapatilas'],
  ['zapatilas', 'zapatilas'],
  ['xyzzy "raro"', 'xyzzy "raro"'],
  ['"uno" y "dos"', '"uno" y "dos"'],
])('FIND-05: %s is named without those around it', (phrase, named) => {
  expect(unquoted(phrase)).toBe(named);
});

test.each([
  ['botas', []],
  ['', []],
  [' botas ', []],
  ['botas plateadas', ['botas', 'plateadas']],
  ['botas negras 52', ['botas negras', 'botas 52', 'negras 52']],
  ['botas  botas', ['botas']],
  ['"botas plateadas"', ['botas', 'plateadas']],
  ['a b c d e f', ['a b c', 'a b d', 'a c d', 'b c d']],
])('without results for %j the shorter phrases are %j', (phrase, shorter) => {
  expect(fewerWords(phrase)).toEqual(shorter);
});
