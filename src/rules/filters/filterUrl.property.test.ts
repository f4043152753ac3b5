import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';
import {
  codec,
  type FilterCodec,
  keys,
  propertyTimeout as timeout,
  ranges,
  same,
  switches,
  value,
} from '#testing/filterCodec.ts';

const amount = fc.oneof(
  fc.nat(1000),
  fc.nat(1_000_000),
  fc.nat(100_000).map((cents) => cents / 100),
);

const valuesFor = (name: string): fc.Arbitrary<string[]> => {
  if (switches.has(name)) return fc.constant(['1']);
  if (ranges.has(name))
    return fc.tuple(amount, amount).map((ends) => [ends.toSorted((a, b) => a - b).join('-')]);
  return fc.uniqueArray(value, { minLength: 1, maxLength: 4 });
};

const filterSet = fc
  .uniqueArray(fc.constantFrom(...keys), { maxLength: 8 })
  .chain((names) =>
    fc.tuple(...names.map((name) => valuesFor(name).map((values): FilterChoice => ({ name, values })))),
  );
const address = fc.constantFrom(
  '/mujer/',
  '/mujer/?page=3',
  '/catalog/?q=botas&page=2',
  '/mujer/?brand=x&sort=price',
);

/** Written filters are read back unchanged, and the page is removed (U1, U4). */
const identity = ({ write, read }: FilterCodec) =>
  fc.assert(
    fc.property(address, filterSet, (url, filters) => {
      const next = write(url, filters);
      return same(read(next), filters) && !/[?&]page=/.test(next);
    }),
    { seed: 20241, numRuns: 10_000 },
  );

test('FILT-15, FILT-33, FILT-16: 10,000 sets of filters are read as they were written', { timeout }, () => {
  expect(() => identity(codec)).not.toThrow();
});

test.each<[string, FilterCodec]>([
  [
    'joins by one hyphen',
    { ...codec, write: (url, filters) => codec.write(url, filters).replaceAll('--', '-') },
  ],
  ['does not encode', { ...codec, write: (url, filters) => decodeURIComponent(codec.write(url, filters)) }],
  [
    'keeps the page',
    {
      ...codec,
      write: (url, filters) => {
        const next = codec.write(url, filters);
        return `${next}${next.includes('?') ? '&' : '?'}page=3`;
      },
    },
  ],
  ['forgets the last filter', { ...codec, write: (url, filters) => codec.write(url, filters.slice(0, -1)) }],
  [
    'adds to the filters that were there',
    { ...codec, write: (url, filters) => codec.write(url, [...codec.read(url), ...filters]) },
  ],
])('refused is a writer that %s', (_fault, wrong) => {
  expect(() => identity(wrong)).toThrow('Property failed');
});

const keyOf = (url: string) => parseCatalogueUrl(url).key;

const others = ['q', 'dir', 'page', 'sort', 'sortingFormula'];

const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'color',
  'is_special_price',
  'utm_source',
  '',
];
const piece = fc.oneof(
  fc.constantFrom(...keys, ...others, ...hostileKeys),
  fc.constantFrom(
    '&',
    '&',
    '=',
    '=',
    '--',
    '-',
    '?',
    '#',
    '%',
    '%2',
    '%zz',
    '%00',
    '%20',
    '+',
    '[]',
    '%ED%A0%80',
    '\ud800',
    '\u0000',
  ),
  fc.constantFrom(
    'price=9-1',
    'price=abc',
    'price=1-5--7-9',
    'page=-1',
    'page=1e9',
    'page=NaN',
    'brand=a--a',
    'brand=nike&brand=adidas',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  value,
);
const long = fc
  .tuple(piece, fc.constantFrom(1, 1, 1, 1, 400, 2000))
  .map(([text, times]) => text.repeat(times).slice(0, 10_240));
const text = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''));
const pair = fc
  .tuple(
    fc.constantFrom(...keys, ...others, ...hostileKeys),
    fc.oneof(text, value, fc.constantFrom('1', '1-5', '9-1')),
  )
  .map(([name, value]) => `&${name}=${value}`);
const hostile = fc
  .array(
    fc.oneof({ weight: 8, arbitrary: piece }, { weight: 8, arbitrary: pair }, { weight: 1, arbitrary: long }),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join('').slice(0, 10_240));

const form = /^[^-\s]+(-[^-\s]+)*$/;

function isAllowed({ name, values }: FilterChoice) {
  if (!keys.includes(name) || values.length === 0 || new Set(values).size < values.length) return false;
  if (!values.every((each) => form.test(each))) return false;
  const [only = ''] = values;
  if (switches.has(name)) return same(values, ['1']);
  const [low, high] = only.split('-').map(Number);
  return !ranges.has(name) || (values.length === 1 && (low ?? NaN) <= (high ?? NaN));
}

/** Any query parses without a throw into allowed filters only, and has one canonical form (U2, U3, U5). */
const canonical = ({ write, read }: FilterCodec) =>
  fc.assert(
    fc.property(hostile, (query) => {
      const url = `/mujer/?${query}`;
      const filters = read(url);
      const once = write(url, filters);
      const names = [...new URLSearchParams(once.slice(once.indexOf('?') + 1)).keys()];
      return (
        filters.every(isAllowed) &&
        new Set(filters.map(({ name }) => name)).size === filters.length &&
        (once === '/mujer/' || names.every((name) => keys.includes(name) || others.includes(name))) &&
        same(read(once), filters) &&
        write(once, read(once)) === once &&
        keyOf(once) === keyOf(write(once, filters.toReversed()))
      );
    }),
    { seed: 20241, numRuns: 10_000 },
  );

describe('filters of any query', () => {
  let before: string[];
  beforeAll(() => {
    before = Object.getOwnPropertyNames(Object.prototype);
  });
  afterAll(() => {
    if (!same(before, Object.getOwnPropertyNames(Object.prototype)))
      throw new Error('Failed to leave Object.prototype as it was.');
  });

  test(
    'FILT-12, FILT-13, FILT-33: 10,000 hostile queries result in allowed filters with one canonical form',
    { timeout },
    () => {
      expect(() => canonical(codec)).not.toThrow();
    },
  );
});

const rawFilters = (url: string): FilterChoice[] =>
  [...new URLSearchParams(url.slice(url.indexOf('?')))].map(([name, text]) => ({
    name,
    values: text.split('--'),
  }));

test.each<[string, FilterCodec]>([
  ['takes any parameter', { ...codec, read: rawFilters }],
  ['takes any value', { ...codec, read: (url) => rawFilters(url).filter(({ name }) => keys.includes(name)) }],
  [
    'throws for a broken percent sign',
    {
      ...codec,
      read: (url) => {
        decodeURIComponent(url);
        return codec.read(url);
      },
    },
  ],
  [
    'takes crossed prices',
    {
      ...codec,
      read: (url) =>
        rawFilters(url)
          .filter(({ name }) => name === 'price')
          .slice(0, 1),
    },
  ],
  [
    'keeps every writing of a filter',
    {
      ...codec,
      read: (url) => {
        const filters = codec.read(url);
        return [...filters, ...filters.slice(0, 1)];
      },
    },
  ],
])('refused is a reader that %s', (_fault, wrong) => {
  expect(() => canonical(wrong)).toThrow('Property failed');
});
