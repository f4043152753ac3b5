import { countryByCode } from '#countries/countries.ts';
import type { Country, CountryCode } from '#countries/country.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from './money.ts';

const codes: CountryCode[] = ['ar', 'cl', 'co', 'br'];

/** As each country shows it: ar, cl, co, br; ␣ stands for U+00A0. */
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
  [-500, ['-$␣500', '-$500', '-$␣500', '-R$␣500,00'], 'the minus stands first'],
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

describe('FMT-06: digits read back', () => {
  type Format = typeof formatMoney;

  const shapes: Record<CountryCode, RegExp> = {
    ar: /^(-?)\$\u00a0(\d{1,3}(?:\.\d{3})*)(,(?!00)\d\d)?$/,
    cl: /^(-?)\$(\d{1,3}(?:\.\d{3})*)()$/,
    co: /^(-?)\$\u00a0(\d{1,3}(?:\.\d{3})*)()$/,
    br: /^(-?)R\$\u00a0(\d{1,3}(?:\.\d{3})*)(,\d\d)$/,
  };

  /** The cents that a text says, or NaN where it is not written as the country writes amounts. */
  function centsIn(text: string, code: CountryCode) {
    const [, minus, whole, cents] = shapes[code].exec(text) ?? [];
    if (whole === undefined) return Number.NaN;
    const value = Number(whole.replaceAll('.', '')) * 100 + Number((cents ?? '').slice(1));
    return minus === '-' ? -value : value;
  }

  /** Half a unit goes away from zero. */
  const wholeUnits = (cents: number) => Math.sign(cents) * Math.floor((Math.abs(cents) + 50) / 100) * 100;

  function check(format: Format) {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: -1e13, max: 1e13 })),
        fc.constantFrom(...codes),
        (cents, code) => {
          const expected = code === 'ar' || code === 'br' ? cents : wholeUnits(cents);
          const read = centsIn(format(cents / 100, countryByCode(code)), code);
          return read === expected || (read === 0 && expected === 0);
        },
      ),
      { seed: 20241, numRuns: 1000 },
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.double(), fc.string(), fc.constantFrom(null, undefined, '')),
        fc.constantFrom(...codes),
        (amount, code) => {
          const text = format(amount, countryByCode(code));
          return text === '-' || !Number.isNaN(centsIn(text, code));
        },
      ),
      { seed: 20241, numRuns: 1000 },
    );
  }

  test('FMT-06, FMT-07: equal the amount, grouped by three, never NaN', () => {
    expect(() => check(formatMoney)).not.toThrow();
  });

  const withDefaults =
    (options: Intl.NumberFormatOptions): Format =>
    (amount, country) =>
      country.code === 'ar' && Number.isFinite(Number(amount))
        ? `$\u00a0${new Intl.NumberFormat('es-AR', options).format(Number(amount))}`
        : formatMoney(amount, country);

  const byCurrency = (amount: number, { numberLocale, currency }: Country) =>
    new Intl.NumberFormat(numberLocale, { style: 'currency', currency }).format(amount);

  test.each<[string, Format]>([
    ["relies on the locale's own money", (amount, country) => byCurrency(Number(amount), country)],
    ['drops the dot of four digits', withDefaults({ useGrouping: 'min2', maximumFractionDigits: 2 })],
    ['does not group at all', withDefaults({ useGrouping: false })],
    ['rounds down', (amount, country) => formatMoney(Math.floor(Number(amount)), country)],
    ['shows NaN', (amount, country) => formatMoney(amount, country).replace(/^-$/, '$\u00a0NaN')],
  ])('FMT-06, FMT-07: refused is a format that %s', (_fault, format) => {
    expect(() => check(format)).toThrow('Property failed');
  });
});
