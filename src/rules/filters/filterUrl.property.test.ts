import * as fc from 'fast-check';
import { expect, test } from 'vitest';
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
