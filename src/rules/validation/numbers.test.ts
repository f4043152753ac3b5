import { expect, test } from 'vitest';
import { addressNumbers, bankNumbers, isTwoStepCode } from './numbers.ts';
import type { Pattern } from './patterns.ts';

/** The lengths, from 1 to 30, of the numbers that a pattern accepts. */
const lengthsOf = (pattern: Pattern | undefined) =>
  pattern &&
  Array.from({ length: 30 }, (_, index) => index + 1).filter((length) => pattern('1'.repeat(length)));

test.each([
  ['ar', [2, 3, 4], [6, 7, 8], [4]],
  ['cl', undefined, [9], [7]],
  ['co', undefined, [10], undefined],
  ['br', undefined, [10, 11], [8]],
] as const)(
  'VAL-29: in %s the digits of area code, phone and postcode are %j, %j, %j',
  (country, ...lengths) => {
    const { areaCode, phone, postcode } = addressNumbers[country];
    expect([areaCode, phone, postcode].map(lengthsOf)).toEqual(lengths);
  },
);

test('VAL-30: CBU 22 digits, CUIT or CUIL 11, the RUT with its letter, the code of two steps 4', () => {
  expect(lengthsOf(bankNumbers.cbu)).toEqual([22]);
  expect(lengthsOf(bankNumbers.cuitCuil)).toEqual([11]);
  expect(lengthsOf(bankNumbers.rut)).toEqual([9]);
  expect(['12345678K', '12345678k', '1234567KK', '12345678J'].filter(bankNumbers.rut)).toEqual([
    '12345678K',
    '12345678k',
    '1234567KK',
  ]);
  expect(lengthsOf(isTwoStepCode)).toEqual([4]);
});

test.each([
  ['1234a', false],
  ['', false],
  ['1234', true],
  ['123K', false],
])('VAL-30: the code %j: %s', (code, valid) => {
  expect(isTwoStepCode(code)).toBe(valid);
});
