import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import type { Country, CountryCode } from '#countries/country.ts';
import { formatMoney } from './money.ts';

const codes: CountryCode[] = ['ar', 'cl', 'co', 'br'];

type Format = typeof formatMoney;

const shapes: Record<CountryCode, RegExp> = {
  ar: /^(-?)\$\u00a0(\d{1,3}(?:\.\d{3})*)(,(?!00)\d\d)?$/,
  cl: /^(-?)\$(\d{1,3}(?:\.\d{3})*)()$/,
  co: /^(-?)\$\u00a0(\d{1,3}(?:\.\d{3})*)()$/,
  br: /^(-?)R\$\u00a0(\d{1,3}(?:\.\d{3})*)(,\d\d)$/,
};

/** The cents in a formatted amount, or NaN if it is not in the country's format. */
function centsIn(text: string, code: CountryCode) {
  const [, minus, whole, cents] = shapes[code].exec(text) ?? [];
  if (whole === undefined) return Number.NaN;
  const value = Number(whole.replaceAll('.', '')) * 100 + Number((cents ?? '').slice(1));
  return minus === '-' ? -value : value;
}

/** Rounds half away from zero. */
const wholeUnits = (cents: number) => Math.sign(cents) * Math.floor((Math.abs(cents) + 50) / 100) * 100;

/** Amounts that a backend may send: whole, with a few decimals, or with floating-point noise. */
const amounts = fc.oneof(
  fc.integer({ min: 0, max: 1e9 }),
  fc.tuple(fc.nat(1e9), fc.nat(5)).map(([digits, places]) => digits / 10 ** places),
  fc.double({ min: 0, max: 1e20, noNaN: true }),
  fc.double({ min: 0, max: 2, noNaN: true }),
);

/** An amount formatted by `Intl.NumberFormat`. */
function platformMoney(amount: number, { numberLocale, money: { prefix, cents } }: Country) {
  const digits = cents === 'never' ? 0 : 2;
  const text = new Intl.NumberFormat(numberLocale, {
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
  return prefix + (cents === 'unlessWhole' ? text.replace(/,00$/, '') : text);
}

function check(format: Format) {
  fc.assert(
    fc.property(amounts, fc.constantFrom(...codes), (amount, code) => {
      const country = countryByCode(code);
      return format(amount, country) === platformMoney(amount, country);
    }),
    { seed: 20241, numRuns: 4000 },
  );
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

test('FMT-06, FMT-07: equal the amount, grouped by three, as the platform writes it, never NaN', () => {
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
  ['rounds what the processor holds', (amount, country) => formatMoney(Number(amount).toFixed(2), country)],
  ['rounds down', (amount, country) => formatMoney(Math.floor(Number(amount)), country)],
  ['shows NaN', (amount, country) => formatMoney(amount, country).replace(/^-$/, '$\u00a0NaN')],
])('refused is a format that %s', (_fault, format) => {
  expect(() => check(format)).toThrow('Property failed');
});
