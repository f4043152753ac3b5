import { expect, test } from 'vitest';
import { fewerWords } from './fewerWords.ts';

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
