import { describe, expect, test } from 'vitest';
import { boundsIn } from './bounds.ts';
import { amountIn, priceFault, priceFilters, priceRange } from './priceFilter.ts';
import { withFilters } from './filterAddress.ts';

const offered = { low: 1000, high: 9000 };

describe('a choice of prices', () => {
  test.each([
    [1000, 9000, undefined],
    [5000, 5000, undefined],
    [999, 9000, 'belowCheapest'],
    [1000, 9001, 'aboveDearest'],
    [6000, 5000, 'crossed'],
    [9500, 9001, 'aboveDearest'],
    [9001, 9000, 'crossed'],
    [1000, 999, 'crossed'],
  ])('FILT-24, FILT-25, FILT-26: from %i to %i is refused as %s', (low, high, fault) => {
    expect(priceFault({ low, high }, offered)).toBe(fault);
  });

  test.each([
    ['1000-5000', false, '/mujer/?price=1000-5000'],
    ['1000-5000', true, '/mujer/?price=1000-5000&special_price=1'],
    ['', false, '/mujer/'],
    ['', true, '/mujer/'],
  ])('FILT-28, FILT-29, FILT-30: "%s", special: %s, gives %s', (bounds, special, url) => {
    expect(withFilters('/mujer/', priceFilters(boundsIn(bounds), special))).toBe(url);
  });
});

test.each([
  [['1000-9000'], { low: 1000, high: 9000 }],
  [['1000-5000', '5000-9000'], { low: 1000, high: 9000 }],
  [['dear'], undefined],
  [[], undefined],
])('FILT-24, FILT-25, FILT-28: the options %j offer %j', (values, range) => {
  const options = values.map((value) => ({ label: value, value, active: false, count: 1 }));
  expect(priceRange({ options })).toEqual(range);
});

test.each([
  ['60000', 60000],
  ['$\u00a060.000', 60000],
  ['R$ 1.234,50', 1234],
  ['0', 0],
  ['', undefined],
  ['abc', undefined],
  ['-', undefined],
])('FILT-06: "%s" is the amount %s', (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});
