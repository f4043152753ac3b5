import * as fc from 'fast-check';
import MiniSearch from 'minisearch';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cataloguePage } from '#mocks/catalogue/cataloguePages.ts';
import { worldOf } from '#mocks/world.ts';
import { suggestionsFor } from './handlers.ts';
import { correctedPhrase } from './spelling.ts';

const { shop, catalogue } = await worldOf('ar');

describe('FIND-05: a misspelt phrase', () => {
  test.each([
    ['a letter left out', 'zapatilas', 'zapatillas'],
    ['a letter too many', 'moochila', 'mochila'],
    ['two letters in the wrong order', 'btoas', 'botas'],
    ['a neighbouring key', 'cartwra', 'cartera'],
    ['an accent', 'pantalòm', 'pantalón'],
    ['a word that is not finished', 'sapatil', 'zapatillas'],
    ['one word of several', 'Botas de  MUJWR', 'botas de mujer'],
  ])('with %s: %s is %s', (_what, phrase, expected) => {
    expect(correctedPhrase(phrase, shop.products)).toBe(expected);
  });

  test.each([
    ['spelt well', 'Botas de mujer'],
    ['spelt well without its accent', 'pantalon'],
    ['begun', 'zap'],
    ['short', 'xq'],
    ['like no word', 'wwwwwww'],
    ['empty', ' '],
    ['of signs', '🙂 ?% <b>'],
    ['of another script', '靴子 обувь'],
    ['of 5,000 letters', 'x'.repeat(5000)],
    ['of 5,000 words', 'x '.repeat(5000)],
  ])('that is %s stays as it is', (_what, phrase) => {
    expect(correctedPhrase(phrase, shop.products)).toBeUndefined();
  });
});

/** Neighbouring keys on a Spanish keyboard, row by row. */
const rows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const beside = (letter: string) => {
  const row = rows.find((each) => each.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  return row[at + 1] ?? row[at - 1] ?? letter;
};
const accented: Record<string, string> = { a: 'á', e: 'è', i: 'ï', o: 'ó', u: 'ü', n: 'ñ', c: 'ç' };

/** The ways to misspell one letter of a phrase. */
const mistakes: ((phrase: string, at: number) => string)[] = [
  (phrase, at) => phrase.slice(0, at) + phrase.slice(at + 1),
  (phrase, at) => phrase.slice(0, at + 1) + phrase.slice(at),
  (phrase, at) => phrase.slice(0, at) + (phrase[at + 1] ?? '') + (phrase[at] ?? '') + phrase.slice(at + 2),
  (phrase, at) => phrase.slice(0, at) + beside(phrase[at] ?? '') + phrase.slice(at + 1),
  (phrase, at) => phrase.slice(0, at) + (accented[phrase[at] ?? ''] ?? phrase[at]) + phrase.slice(at + 1),
];

test.each(['ar', 'cl', 'co', 'br'] as const)(
  'FIND-05: in %s at least 95 of 100 terms misspelt by rule find the intended kind of product',
  async (country) => {
    const world = await worldOf(country);
    const { products } = world.shop;
    const kindOf = (number: number) => products[number]?.categories.split('|')[2]?.toLowerCase();
    const kinds = [...new Set(products.flatMap((_, number) => kindOf(number) ?? []))];
    const misspelt = fc
      .sample(fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...mistakes), fc.nat()), {
        numRuns: 200,
        seed: 51,
      })
      .map(([kind, mistake, at]) => ({ kind, typed: mistake(kind, at % kind.length) }));
    const lost = misspelt.filter(({ kind, typed }) => {
      const found = cataloguePage('search', { path: '/catalog/', q: typed }, world.catalogue)?.from ?? [];
      return found.filter((number) => kindOf(number) === kind).length * 2 <= found.length;
    });
    expect(lost.length).toBeLessThanOrEqual(misspelt.length * 0.05);
  },
);

test('the index of the words of a shop is created once', () => {
  const make = vi.spyOn(MiniSearch.prototype, 'addAll');
  onTestFinished(() => make.mockRestore());
  const products = shop.products.slice(0, 100);
  for (const typed of ['zapatilas', 'botsa']) correctedPhrase(typed, products);
  expect(make).toHaveBeenCalledOnce();
});

test('FIND-05: the suggestions are those of the corrected phrase, which is named', () => {
  const right = suggestionsFor('zapatillas', shop.products);
  expect(right.correctedTerm).toBe('');
  expect(suggestionsFor('zapatilas', shop.products)).toEqual({ ...right, correctedTerm: 'zapatillas' });
  expect(suggestionsFor('zap', shop.products).correctedTerm).toBe('');
});

test('FIND-05: a phrase in quotation marks is meant as it is typed', () => {
  expect(correctedPhrase('"zapatilas"', shop.products)).toBeUndefined();
  expect(correctedPhrase(' "btoas" ', shop.products)).toBeUndefined();
  expect(correctedPhrase('btoas"', shop.products)).toBe('botas');
});

test('FIND-05: a correction that suggests or finds nothing is not named', () => {
  // Both are words of products, but no product has both.
  expect(correctedPhrase('relojez botas', shop.products)).toBe('relojes botas');
  expect(suggestionsFor('relojez botas', shop.products)).toEqual({ suggestions: [], correctedTerm: '' });
  expect(cataloguePage('search', { path: '/catalog/', q: 'relojez botas' }, catalogue)).toBeUndefined();
});

test('FIND-05: a search finds the products of the corrected phrase, and names it', () => {
  const search = (q: string) => cataloguePage('search', { path: '/catalog/', q }, catalogue);
  expect(search('botas')).not.toHaveProperty('correctedTerm');
  expect(search('btoas')).toEqual({ ...search('botas'), correctedTerm: 'botas' });
});
