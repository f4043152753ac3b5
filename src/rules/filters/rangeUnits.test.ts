import { describe, expect, test } from 'vitest';
import { ar } from '#countries/ar.ts';
import { br } from '#countries/br.ts';
import { cl } from '#countries/cl.ts';
import { co } from '#countries/co.ts';
import { rangeUnit } from './rangeUnits.ts';

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
