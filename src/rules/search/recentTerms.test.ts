import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTerms, withoutTerm, withTerm } from './recentTerms.ts';

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
