import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test.each([
  ['Botas', 'botas'],
  ['  Botas   de\tCUERO ', 'botas de cuero'],
  ['Niño, acción', 'nino, accion'],
  [' ', ''],
])('SEARCH-12: %j is compared as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
