import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountPercent, isSoldOut, offerOf, showsFastShipping, stockLabel } from './offer.ts';

describe('the reduction of a price', () => {
  test.each([
    [100, 70, 30],
    [12999, 9999, 23],
    [299, 199, 33],
    [100, 99.5, undefined],
    [29.9, 26.91, 10],
    [100, 99, 1],
    [100, 100, undefined],
    [100, 120, undefined],
    [100, 0, undefined],
    [0, 0, undefined],
  ])('FMT-09: from %d to %d is %s percent', (price, specialprice, percent) => {
    expect(discountPercent({ price, specialprice })).toBe(percent);
  });
});

const cents = fc.integer({ min: 1, max: 100_000_000 });

/** Checks for the greatest whole percentage that does not exceed the discount, computed in cents. */
const check = (percentOf: typeof discountPercent) =>
  fc.assert(
    fc.property(cents, cents, (full, now) => {
      const percent = percentOf({ price: full / 100, specialprice: now / 100 }) ?? 0;
      const saved = BigInt(Math.max(0, full - now)) * 100n;
      const whole = BigInt(full);
      return BigInt(percent) * whole <= saved && saved < BigInt(percent + 1) * whole;
    }),
    {
      seed: 20241,
      numRuns: 1000,
      examples: [
        [2990, 2691],
        [10_000, 9950],
        [12_999, 9999],
      ],
    },
  );

describe('the percent of any two prices', () => {
  test('FMT-09: is the greatest whole percentage that does not exceed the reduction', () => {
    expect(() => check(discountPercent)).not.toThrow();
  });

  test.each<[string, typeof discountPercent]>([
    ['is rounded', ({ price, specialprice }) => Math.max(0, Math.round((1 - specialprice / price) * 100))],
    ['is rounded up', ({ price, specialprice }) => Math.max(0, Math.ceil((1 - specialprice / price) * 100))],
    [
      'is of the special price',
      ({ price, specialprice }) => Math.max(0, Math.floor((price / specialprice - 1) * 100)),
    ],
    [
      'loses a percent to the fraction',
      ({ price, specialprice }) => Math.max(0, Math.floor((1 - specialprice / price) * 100)),
    ],
  ])('refused is one that %s', (_fault, percentOf) => {
    expect(() => check(percentOf)).toThrow('Property failed');
  });
});

test.each([
  [
    { price: 54999, specialprice: 43999 },
    { now: 43999, before: 54999, percent: 20 },
  ],
  [
    { price: 54999, specialprice: 0 },
    { now: 54999, before: undefined, percent: undefined },
  ],
  [
    { price: 54999, specialprice: 54999 },
    { now: 54999, before: undefined, percent: undefined },
  ],
  [
    { price: 54999, specialprice: 60000 },
    { now: 54999, before: undefined, percent: undefined },
  ],
  [
    { price: 100, specialprice: 99.5 },
    { now: 99.5, before: 100, percent: undefined },
  ],
])('PROD-06, FMT-09: %j is shown as %j', (prices, offer) => {
  expect(offerOf(prices)).toEqual(offer);
});

test.each([
  [
    'available, with a size in stock',
    { available: true, sizes: [{ stock: 0 }, { stock: 1 }], price: 100 },
    false,
  ],
  ['not available', { available: false, sizes: [{ stock: 1 }], price: 100 }, true],
  ['without a size in stock', { available: true, sizes: [{ stock: 0 }], price: 100 }, true],
  ['without sizes', { available: true, sizes: [], price: 100 }, true],
  ['without a price', { available: true, sizes: [{ stock: 1 }], price: 0 }, true],
])('PROD-11: a product that is %s is sold out: %s', (_how, product, soldOut) => {
  expect(isSoldOut({ ...product, specialprice: 0 })).toBe(soldOut);
});

test.each([
  [0, undefined],
  [1, 'last'],
  [2, 'lastTwo'],
  [3, undefined],
  [100, undefined],
  [-1, undefined],
])('SHIP-08: a stock of %i is labelled %s', (stock, label) => {
  expect(stockLabel(stock)).toBe(label);
});

const off = { enabled: false, availableCities: ['120', '7'] };
const toRosario = { enabled: true, availableCities: ['7'] };
const active = { MainShipping: off, SecondaryShipping: toRosario, fastShippingActive: true };
const inactive = { MainShipping: off, SecondaryShipping: off, fastShippingActive: false };

test.each([
  ['active, no city chosen', active, undefined, true],
  ['active, in a city of an enabled option', active, '7', true],
  ['active, in a city of one that is off', active, '120', false],
  ['active, elsewhere', active, '999', false],
  ['off, no city chosen', inactive, undefined, false],
  ['off, in a city of its lists', inactive, '7', false],
])('SHIP-04: %s', (_when, shipping, city, shown) => {
  expect(showsFastShipping(shipping, city)).toBe(shown);
});
