import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

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
    fc.property(fc.array(fc.tuple(word, accent, blank), { minLength: 1 }), fc.boolean(), (parts, isUpper) => {
      const words = parts.map(([each]) => each).join(' ');
      const typed = parts.map(([each, sign, space]) => each + sign + space).join('');
      const forms = [typed, typed.normalize('NFC'), ` ${typed}`];
      return forms.every((form) => plain(isUpper ? form.toUpperCase() : form) === words);
    }),
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
