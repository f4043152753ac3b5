import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ar } from '#countries/ar.ts';
import { br } from '#countries/br.ts';
import { cl } from '#countries/cl.ts';
import { co } from '#countries/co.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { parseBounds } from './bounds.ts';
import { priceAt, priceError, priceFilters, priceRange, priceSteps, stepOf } from './priceFilter.ts';
import { withFilters } from './filterUrl.ts';

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
    expect(priceError({ low, high }, offered)).toBe(fault);
  });

  test.each([
    ['1000-5000', false, '/mujer/?price=1000-5000'],
    ['1000-5000', true, '/mujer/?price=1000-5000&special_price=1'],
    ['', false, '/mujer/'],
    ['', true, '/mujer/'],
  ])('FILT-28, FILT-29, FILT-30: "%s", special: %s, results in %s', (bounds, special, url) => {
    const filters = priceFilters(parseBounds(bounds), special);
    expect(withFilters(parseCatalogueUrl('/mujer/'), filters).href).toBe(url);
  });
});

test.each([
  [['1000-9000'], { low: 1000, high: 9000 }],
  [['1000-5000', '5000-9000'], { low: 1000, high: 9000 }],
  [['dear'], undefined],
  [[], undefined],
])('FILT-24, FILT-25, FILT-28: the options %j offer %j', (values, range) => {
  const options = values.map((value) => ({ label: value, value, active: false, count: 1 }));
  expect(priceRange({ options }, ar)).toEqual(range);
});

test.each([
  [ar, { low: 1000.25, high: 9000.75 }],
  [br, { low: 1000.25, high: 9000.75 }],
  [cl, { low: 1000, high: 9001 }],
  [co, { low: 1000, high: 9001 }],
])('FILT-24, FILT-25: in $code the ends are amounts that can be typed', (country, range) => {
  const options = [{ label: '', value: '1000.25-9000.75', active: false, count: 1 }];
  expect(priceRange({ options }, country)).toEqual(range);
});

describe('the slider of prices', () => {
  test.each([
    [0, 12999],
    [1, 14400],
    [50, 81500],
    [99, 148600],
    [100, 149990],
  ])('FILT-06: at step %i from 12999 to 149990 is %i', (step, price) => {
    expect(priceAt(step, { low: 12999, high: 149990 })).toBe(price);
  });

  test('FILT-06, FILT-25: its last step is the dearest price, not rounded', () => {
    expect(priceAt(100, { low: 12999, high: 149940 })).toBe(149940);
    expect(priceAt(101, { low: 12999, high: 149940 })).toBe(149940);
  });

  test('FILT-06: the only price is at its start', () => {
    expect(stepOf(5000, { low: 5000, high: 5000 })).toBe(0);
  });

  const offered = fc
    .tuple(fc.nat(1_000_000), fc.nat(1_000_000))
    .map(([low, more]) => ({ low, high: low + more }));
  type Slider = { priceAt: typeof priceAt; stepOf: typeof stepOf };

  /** Each step is a valid price, and that price maps back to its step, so that the arrow keys never get stuck. */
  const check = (slider: Slider) =>
    fc.assert(
      fc.property(offered, fc.nat(100), (bounds, at) => {
        const step = Math.min(at, priceSteps(bounds));
        const price = slider.priceAt(step, bounds);
        const within = price >= bounds.low && price <= bounds.high;
        return within && (bounds.low === bounds.high || slider.stepOf(price, bounds) === step);
      }),
      { seed: 20241, numRuns: 2000 },
    );

  test('FILT-06, FILT-24, FILT-25: each of its steps is a price of the offer, and another one', () => {
    expect(() => check({ priceAt, stepOf })).not.toThrow();
  });

  test.each<[string, Partial<Slider>]>([
    [
      'rounds beyond the ends',
      { priceAt: (step, { low, high }) => Math.ceil((low + ((high - low) * step) / 100) / 1000) * 1000 },
    ],
    [
      'always has a hundred steps',
      { stepOf: (price, { low, high }) => Math.round(((price - low) / (high - low || 1)) * 100) },
    ],
    [
      'rounds to thousands',
      {
        priceAt: (step, bounds) =>
          Math.min(bounds.high, Math.max(bounds.low, Math.round(priceAt(step, bounds) / 1000) * 1000)),
      },
    ],
  ])('refused is a slider that %s', (_fault, wrong) => {
    expect(() => check({ priceAt, stepOf, ...wrong })).toThrow('Property failed');
  });
});
