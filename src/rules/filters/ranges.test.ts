import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { formatMoney } from '#rules/product/money.ts';
import { withFilters } from './filterUrl.ts';
import { parseBounds } from './parameters.ts';
import {
  parseAmount,
  priceAt,
  priceError,
  priceFilters,
  priceRange,
  priceSteps,
  rangeUnit,
  stepOf,
} from './ranges.ts';

const ar = countryByCode('ar');
const cl = countryByCode('cl');
const co = countryByCode('co');
const br = countryByCode('br');
const countries = [ar, cl, co, br];

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

const options = (...values: string[]) => ({
  options: values.map((value) => ({ label: value, value, active: false, count: 1 })),
});

describe('what is typed as a price', () => {
  test.each([
    'abc',
    '-5',
    '1e9',
    '12,3,4',
    '12.3.4',
    '-',
    ',',
    '.',
    '$',
    '5 %',
    '1/2',
    '٣',
    '1000 pesos',
    '--',
    '+5',
  ])("FILT-34: '%s' is not readable", (text) => {
    for (const country of [ar, cl, co, br])
      expect(rangeUnit('price', country).parse(text)).toBe('unreadable');
  });

  test.each([
    ['60000', 60_000, 60_000],
    [' 60.000 ', 60_000, 60_000],
    ['$\u00a060.000', 60_000, 60_000],
    ['R$ 1.234,50', 1234.5, 1234],
    ['$60 000', 60_000, 60_000],
    ['\u202A$60.000\u202C', 60_000, 60_000],
    ['1.234.567', 1_234_567, 1_234_567],
    ['1.2345', 12_345, 12_345],
    ['159.90', 159.9, 15_990],
    ['159,', 159, 159],
    [',50', 0.5, 0],
    ['', undefined, undefined],
    [' \u00a0', undefined, undefined],
  ])("FILT-34, FMT-06: '%s' is %s with cents, and %s without", (text, cents, whole) => {
    const read = [ar, br, cl, co].map((country) => rangeUnit('price', country).parse(text));
    expect(read).toEqual([cents, cents, whole, whole]);
  });
});

describe('what is typed as a percentage', () => {
  test.each([
    ['20', 20],
    ['20 %', 20],
    ['20\u00a0%', 20],
    ['0', 0],
    ['', undefined],
    ['$ 20', 'unreadable'],
    ['20,5', 'unreadable'],
    ['-5', 'unreadable'],
    ['%', 'unreadable'],
    ['abc', 'unreadable'],
  ])("FILT-34: '%s' is %s", (text, amount) => {
    expect(rangeUnit('discount_range', ar).parse(text)).toBe(amount);
  });
});

describe('what is typed as a bare number', () => {
  test.each([
    ['2', 2],
    ['12', 12],
    [' 1 2 ', 12],
    ['', undefined],
    ['12%', 'unreadable'],
    ['a12', 'unreadable'],
    ['12a', 'unreadable'],
    ['1,5', 'unreadable'],
    ['cm', 'unreadable'],
  ])("FILT-34: '%s' is %s", (text, amount) => {
    expect(rangeUnit('heel_height', ar).parse(text)).toBe(amount);
  });
});

test.each([
  ['price', ar, 'price', false],
  ['price', br, 'price', false],
  ['price', cl, 'price', true],
  ['price', co, 'price', true],
  ['discount_range', ar, 'percent', true],
  ['heel_height', br, 'number', true],
] as const)(
  'FILT-35, FMT-06: %s is of its unit, with the decimals of the country',
  (parameter, country, kind, whole) => {
    expect(rangeUnit(parameter, country)).toMatchObject({ kind, whole });
  },
);

test.each([
  ['price', '$\u00a020'],
  ['discount_range', '20\u00a0%'],
  ['heel_height', '20'],
])('FILT-35: a bound of %s reads %s', (parameter, text) => {
  expect(rangeUnit(parameter, ar).format(20)).toBe(text);
});

test.each([
  ['price', ar, { low: 10.5, high: 60.25 }],
  ['price', cl, { low: 10, high: 61 }],
  ['discount_range', ar, { low: 10, high: 61 }],
] as const)('FILT-24, FILT-25, FILT-35: the bounds of %s can be typed', (parameter, country, range) => {
  expect(rangeUnit(parameter, country).offered(options('10.5-20', '20-60.25'))).toEqual(range);
});

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
