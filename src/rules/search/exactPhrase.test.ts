import { expect, test } from 'vitest';
import { exactPhrase, unquoted } from './exactPhrase.ts';

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
