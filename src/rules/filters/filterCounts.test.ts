import { describe, expect, test } from 'vitest';
import type { AvailableFilter, FilterOption } from '#schemas/catalogue.ts';
import { allOptions } from './filterChoices.ts';
import { withCounts } from './filterCounts.ts';

const option = (value: string, count: number, below: FilterOption[] = []): FilterOption => ({
  label: value.toUpperCase(),
  value,
  active: false,
  count,
  ...(below.length > 0 && { subfilters: below }),
});
const filter = (key: string, ...options: FilterOption[]): AvailableFilter => ({
  key,
  name: key,
  type: '',
  options,
});

const brands = filter('brand', option('andina', 5), option('lino', 3), option('zapala', 8));
const shelves = filter('category', option('calzado', 9, [option('botas', 4), option('zapatillas', 5)]));
const prices = filter('price', option('1000-9000', 9));
const countsOf = (filters: AvailableFilter[]) =>
  filters.flatMap(allOptions).map(({ value, count }) => `${value} ${count}`);

describe('the counts of another answer', () => {
  test('FIND-01: are shown at the options, which keep their position', () => {
    const other = [filter('brand', option('zapala', 2), option('andina', 1), option('otra', 7))];
    const counted = withCounts([brands], other);
    expect(countsOf(counted)).toEqual(['andina 1', 'lino 0', 'zapala 2']);
    expect(counted[0]?.options.map(({ label }) => label)).toEqual(['ANDINA', 'LINO', 'ZAPALA']);
  });

  test('FIND-01: include child options, and each filter has its own', () => {
    const other = [
      filter('gender', option('botas', 6)),
      filter('category', option('calzado', 3, [option('botas', 2)])),
      filter('s_type', option('botas', 7)),
    ];
    expect(countsOf(withCounts([shelves], other))).toEqual(['calzado 3', 'botas 2', 'zapatillas 0']);
  });

  test('FIND-01: are none for a filter that the other answer does not offer', () => {
    expect(countsOf(withCounts([brands], []))).toEqual(['andina 0', 'lino 0', 'zapala 0']);
  });

  test('FILT-24, FILT-25: do not change the price bounds', () => {
    expect(withCounts([prices], [filter('price', option('2000-3000', 1))])).toEqual([prices]);
  });

  test('FIND-01: of the same answer change nothing', () => {
    const filters = [brands, shelves, prices];
    expect(withCounts(filters, filters)).toEqual(filters);
  });
});
