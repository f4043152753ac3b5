import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cl } from '#countries/cl.ts';
import { missingForFreeShipping } from './freeShipping.ts';

const cartOf = (sub_total_value: number, discount = 0) => ({ sub_total_value, discount });

describe('the amount missing for free shipping', () => {
  test.each([
    [0, 39_990],
    [39_989, 1],
    [39_990, 0],
    [40_000, 0],
  ])('SHIP-09: of %i in Chile it is %i', (total, missing) => {
    expect(missingForFreeShipping(cartOf(total), cl.freeShippingThreshold)).toBe(missing);
  });

  test('SHIP-09: a discount takes away from it', () => {
    expect(missingForFreeShipping(cartOf(87_998, 8_799.8), 79_999)).toBe(800.8);
  });

  test('SHIP-09: cents add up to cents', () => {
    expect(missingForFreeShipping(cartOf(298.9), 299)).toBe(0.1);
  });
});

type Rule = typeof missingForFreeShipping;

const cents = fc.integer({ min: 0, max: 10_000_000 });

const check = (missingOf: Rule) =>
  fc.assert(
    fc.property(cents, cents, cents, (subtotal, discount, threshold) => {
      const goods = subtotal - Math.min(discount, subtotal);
      const sums = cartOf(subtotal / 100, Math.min(discount, subtotal) / 100);
      const missing = missingOf(sums, threshold / 100);
      return Math.round(missing * 100) === Math.max(0, threshold - goods);
    }),
    { seed: 20241, numRuns: 500 },
  );

test('SHIP-09: the missing amount reaches the threshold to the cent', () => {
  expect(() => check(missingForFreeShipping)).not.toThrow();
});

test.each<[string, Rule]>([
  ['forgets the discount', ({ sub_total_value }, threshold) => Math.max(0, threshold - sub_total_value)],
  ['goes below 0', ({ sub_total_value, discount }, threshold) => threshold - sub_total_value + discount],
  [
    'asks for one more at the threshold',
    (sums, threshold) => missingForFreeShipping(sums, threshold) || 0.01,
  ],
])('SHIP-09: refused is a rule that %s', (_fault, rule) => {
  expect(() => check(rule)).toThrow('Property failed');
});
