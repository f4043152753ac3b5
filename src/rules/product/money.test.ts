import { expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import type { CountryCode } from '#countries/country.ts';
import { formatMoney } from './money.ts';

const codes: CountryCode[] = ['ar', 'cl', 'co', 'br'];

/** The amount in each country: ar, cl, co, br; ␣ stands for U+00A0. */
const shown = (amount: number | string | null | undefined) =>
  codes.map((code) => formatMoney(amount, countryByCode(code)).replaceAll('\u00a0', '␣'));

test.each([
  [0, ['$␣0', '$0', '$␣0', 'R$␣0,00']],
  [999, ['$␣999', '$999', '$␣999', 'R$␣999,00']],
  [1234.5, ['$␣1.234,50', '$1.235', '$␣1.235', 'R$␣1.234,50']],
  [12999, ['$␣12.999', '$12.999', '$␣12.999', 'R$␣12.999,00']],
  [1299900.99, ['$␣1.299.900,99', '$1.299.901', '$␣1.299.901', 'R$␣1.299.900,99']],
])('FMT-06: %d in the four countries', (amount, expected) => {
  expect(shown(amount)).toEqual(expected);
});

test.each([
  [1000, ['$␣1.000', '$1.000', '$␣1.000', 'R$␣1.000,00'], 'four digits are grouped too'],
  [12999.5, ['$␣12.999,50', '$13.000', '$␣13.000', 'R$␣12.999,50'], 'cents have two digits'],
  [0.4, ['$␣0,40', '$0', '$␣0', 'R$␣0,40'], 'less than one'],
  [0.5, ['$␣0,50', '$1', '$␣1', 'R$␣0,50'], 'a half is rounded up'],
  [1.005, ['$␣1,01', '$1', '$␣1', 'R$␣1,01'], 'half a cent is rounded up'],
  [99.999, ['$␣100', '$100', '$␣100', 'R$␣100,00'], 'whole once rounded'],
  [0.1 + 0.2, ['$␣0,30', '$0', '$␣0', 'R$␣0,30'], 'what addition leaves behind is not shown'],
  [-500, ['-$␣500', '-$500', '-$␣500', '-R$␣500,00'], 'the minus sign comes first'],
  [-0.001, ['$␣0', '$0', '$␣0', 'R$␣0,00'], 'zero has no minus'],
  [-0, ['$␣0', '$0', '$␣0', 'R$␣0,00'], 'nor has the other zero'],
])('FMT-06: %d: %s %s', (amount, expected) => {
  expect(shown(amount)).toEqual(expected);
});

test.each([
  ['12999', '$␣12.999'],
  ['12999.50', '$␣12.999,50'],
  ['-12.5', '-$␣12,50'],
  [' 7 ', '$␣7'],
  ['0', '$␣0'],
])('FMT-07: the text %j is read as a number', (amount, expected) => {
  expect(shown(amount)[0]).toBe(expected);
});

test.each<[number | string | null | undefined]>([
  [undefined],
  [null],
  [''],
  ['   '],
  ['gratis'],
  ['$ 12'],
  ['12.'],
  ['.5'],
  ['1.299,50'],
  ['12,5'],
  ['0x10'],
  ['1e3'],
  ['Infinity'],
  ['NaN'],
  ['9'.repeat(400)],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [Number.NEGATIVE_INFINITY],
])('FMT-07: %j shows a dash', (amount) => {
  expect(shown(amount)).toEqual(['-', '-', '-', '-']);
});

test.each([[1e21], [-1e21], [Number.MAX_VALUE]])('FMT-07: %d is no amount', (amount) => {
  expect(shown(amount)).toEqual(['-', '-', '-', '-']);
});
