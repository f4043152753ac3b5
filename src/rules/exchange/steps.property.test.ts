import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundAmount } from './steps.ts';

type Refund = typeof refundAmount;

/** Prices in cents, and quantities. */
const articles = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 1, max: 10 })),
  {
    maxLength: 12,
  },
);

/** Compares with the same sum in whole cents, which has no fractions. */
const holdsFor = (refund: Refund, numRuns: number) => () =>
  fc.assert(
    fc.property(articles, (given) => {
      const cents = given.reduce((sum, [price, quantity]) => sum + BigInt(price) * BigInt(quantity), 0n);
      const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
      const items = given.map(([price, quantity]) => ({ paid_price: price / 100, quantity }));
      expect(refund(items)).toBe(Number(text));
    }),
    { seed: 19, numRuns },
  );

test('the refunds of 10,000 exchanges are exact to the cent', () => {
  expect(holdsFor(refundAmount, 10_000)).not.toThrow();
});

const wrong: Record<string, Refund> = {
  'adds fractions': (items) => items.reduce((sum, each) => sum + each.paid_price * each.quantity, 0),
  'cuts cents off': (items) =>
    items.reduce((sum, each) => sum + Math.floor(each.paid_price * 100) * each.quantity, 0) / 100,
  'forgets quantities': (items) => refundAmount(items.map((each) => ({ ...each, quantity: 1 }))),
};

test.each(Object.entries(wrong))('a refund that %s is refused', (_how, refund) => {
  expect(holdsFor(refund, 2_000)).toThrow('Property failed');
});

test.each([
  ['nothing', [], 0],
  ['an amount that is none', [{ paid_price: Number.NaN, quantity: 1 }], Number.NaN],
])('the refund of %s', (_what, items, amount) => {
  expect(refundAmount(items)).toBe(amount);
});
