import { describe, expect, test } from 'vitest';
import { isTermFor, termParts } from './suggestedTerms.ts';

const bold = (typed: string, term: string) =>
  termParts(typed, term)
    .map(({ text, added }) => (added ? `<${text}>` : text))
    .join('');

describe('SEARCH-06: a suggested term', () => {
  test.each([
    ['zapatilla', 'zapatillas mujer', 'zapatilla<s mujer>'],
    ['ZAPATILLA', 'zapatillas', 'zapatilla<s>'],
    ['pantalon', 'pantalón recto', 'pantalón< recto>'],
    ['pantalón', 'pantalones', 'pantalon<es>'],
    ['mujer', 'zapatillas mujer', '<zapatillas mujer>'],
    ['botas', 'botas', 'botas'],
    ['', 'botas', '<botas>'],
  ])('for %j has what it adds marked: %s → %s', (typed, term, parts) => {
    expect(bold(typed, term)).toBe(parts);
  });

  test('of decomposed letters is divided after the whole typed letters', () => {
    expect(termParts('niña', 'niña bota'.normalize('NFD'))).toEqual([
      { text: 'niña'.normalize('NFC'), added: false },
      { text: ' bota', added: true },
    ]);
  });

  test.each([
    ['bot', 'botas mujer', true],
    ['muj bot', 'botas mujer', true],
    ['otas', 'botas mujer', false],
    ['bot hom', 'botas mujer', false],
    ['niñ', 'zapatillas niños', true],
    ['nin', 'zapatillas niños', true],
  ])('for %j: %s: %s', (typed, term, expected) => {
    expect(isTermFor(typed, term)).toBe(expected);
  });
});
