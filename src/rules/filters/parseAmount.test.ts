import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ar } from '#countries/ar.ts';
import { br } from '#countries/br.ts';
import { cl } from '#countries/cl.ts';
import { co } from '#countries/co.ts';
import { formatMoney } from '#rules/product/money.ts';
import { parseAmount } from './parseAmount.ts';

const countries = [ar, cl, co, br];

test.each([
  ['60000', 60000, 60000],
  ['60.000', 60000, 60000],
  ['$\u00a060.000', 60000, 60000],
  ['R$ 1.234,50', 1234.5, 1234],
  ['1.234.567', 1234567, 1234567],
  ['159,90', 159.9, 159],
  ['159,9', 159.9, 159],
  ['159,', 159, 159],
  ['159.90', 159.9, 15990],
  ['159.9', 159.9, 1599],
  ['159.', 159, 159],
  ['15.990', 15990, 15990],
  ['1.234.50', 1234.5, 123450],
  [',50', 0.5, 0],
  ['159,999', 159.99, 159],
  ['159,90 pesos', 159.9, 159],
  ['1,2,345', 12.34, 12],
  ['0', 0, 0],
  ['', undefined, undefined],
  ['abc', undefined, undefined],
  ['-', undefined, undefined],
  [',', undefined, undefined],
])('FILT-06, FMT-06: "%s" is %s with cents, and %s without', (text, cents, whole) => {
  expect(countries.map((country) => parseAmount(text, country))).toEqual([cents, whole, whole, cents]);
});

const amount = fc.oneof(
  fc.nat(1_000_000),
  fc.nat(100_000_000).map((cents) => cents / 100),
  fc.maxSafeNat().map((cents) => (cents % 1e14) / 100),
);

/** A displayed amount parses to itself. */
const check = (read: typeof parseAmount) =>
  fc.assert(
    fc.property(amount, fc.constantFrom(...countries), (price, country) => {
      const shown = country.money.cents === 'never' ? Math.round(price) : price;
      return read(formatMoney(price, country), country) === shown;
    }),
    { seed: 20241, numRuns: 5000 },
  );

describe('an amount as the country writes it', () => {
  test('FILT-06, FMT-06: is read back', () => {
    expect(() => check(parseAmount)).not.toThrow();
  });

  test.each<[string, typeof parseAmount]>([
    ['drops the cents', (text) => Number((text.split(',', 1)[0] ?? '').replaceAll(/\D/g, ''))],
    ['takes every dot for a decimal', (text) => Number.parseFloat(text.replaceAll(/[^\d.]/g, ''))],
    ['takes cents for digits', (text) => Number(text.replaceAll(/\D/g, ''))],
  ])('refused is a reader that %s', (_fault, wrong) => {
    expect(() => check(wrong)).toThrow('Property failed');
  });
});
