import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aMenuItem } from '#fixtures/content.ts';
import { isTermFor, matchingCategories, parseTerms, termParts, withoutTerm, withTerm } from './terms.ts';

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

const ten = Array.from({ length: 10 }, (_, index) => `término ${index}`);

describe('FIND-04: the recent terms', () => {
  test.each([
    ['begin with the newest', ['botas'], 'sandalias', ['sandalias', 'botas']],
    ['have each once', ['sandalias', 'botas'], 'botas', ['botas', 'sandalias']],
    ['have each once, whatever its case and accents', ['botin', 'jean'], ' BOTÍN ', ['BOTÍN', 'jean']],
    ['are ten at most', ten, 'botas', ['botas', ...ten.slice(0, 9)]],
    ['have no blank one', ['botas'], ' \t', ['botas']],
    ['have none of 81 letters', ['botas'], 'x'.repeat(81), ['botas']],
    ['have one of 80 letters', [], 'x'.repeat(80), ['x'.repeat(80)]],
  ])('%s', (_what, before, term, after) => {
    expect(withTerm(before, term)).toEqual(after);
  });

  test('can be removed one by one', () => {
    expect(withoutTerm(['botas', 'sandalias'], 'Botas')).toEqual(['sandalias']);
    expect(withoutTerm(['botas'], 'jean')).toEqual(['botas']);
  });

  test.each([
    ['nothing', null, []],
    ['no JSON', '{', []],
    ['no list', '{"0":"botas"}', []],
    ['other things among them', '["botas",1,null,["x"],"  ","jean"]', ['botas', 'jean']],
    ['too many', JSON.stringify([...ten, 'botas']), ten],
  ])('stored as %s are read as far as they are terms', (_what, text, terms) => {
    expect(parseTerms(text)).toEqual(terms);
  });

  test('never throw, and are the same after they were stored', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.oneof(fc.string(), fc.json()),
        (typed, text) => {
          parseTerms(text);
          const terms = typed.reduce<string[]>(withTerm, []);
          expect(parseTerms(JSON.stringify(terms))).toEqual(terms);
        },
      ),
      { seed: 20261, numRuns: 300 },
    );
  });
});

const subitems = [
  { label: 'Calzado', url: '/mujer/calzado/' },
  { label: 'Zapatillas', url: '/mujer/calzado/zapatillas/' },
  { label: 'Botas', url: '/mujer/calzado/botas/' },
];
const men = [
  { label: 'Calzado', url: '/hombre/calzado/' },
  { label: 'Zapatillas', url: '/hombre/calzado/zapatillas/' },
];
const items = [
  aMenuItem({ label: 'Mujer', url: '/mujer/', subitems }),
  aMenuItem({ label: 'Hombre', url: '/hombre/', subitems: men }),
];

const found = (typed: string, most = 4) =>
  matchingCategories(items, typed, most).map(({ above, label }) => [...above, label].join(' / '));

test.each([
  ['zap', ['Mujer / Calzado / Zapatillas', 'Hombre / Calzado / Zapatillas']],
  ['ZAPATÍLLAS hom', ['Hombre / Calzado / Zapatillas']],
  ['mujer', ['Mujer']],
  ['mujer  calzado', ['Mujer / Calzado']],
  ['calz', ['Mujer / Calzado', 'Hombre / Calzado']],
  ['botas hombre', []],
  ['xyz', []],
])('the categories for %j are %j', (typed, paths) => {
  expect(found(typed)).toEqual(paths);
});

test('they are at most as many as asked for, in the order of the menu', () => {
  expect(found('zap', 1)).toEqual(['Mujer / Calzado / Zapatillas']);
});
