import { describe, expect, test } from 'vitest';
import type { AvailableFilter, FilterOption } from '#schemas/catalogue.ts';
import { allOptions, filterTypeOf, withCounts } from './choices.ts';
import { isFilter, parameterOf } from './parameters.ts';

const pairs = {
  single_selector: ['gender'],
  range_selector: ['price'],
  multi_selector: ['brand', 'shoe_size', 'app_topsize', 'appbottom_size'],
  single_selector_subfilters: ['category'],
  multi_selector_images: ['color_family', 'color'],
  true_false: ['moda_sostenible', 'free_shipping', 'fast_shipping', 'is_special_price', 'special_price'],
};
const byKey = Object.entries(pairs).flatMap(([type, keys]) => keys.map((key) => [key, type] as const));

describe('the type of a filter', () => {
  test.each(byKey)('FILT-01: %s is a filter', (key) => {
    expect(isFilter(parameterOf(key))).toBe(true);
  });

  test.each(byKey)('FILT-04, FILT-11: of %s without one of its own is %s', (key, type) => {
    expect(filterTypeOf({ key, type: '' })).toBe(type);
    expect(filterTypeOf({ key, type: 'something_new' })).toBe(type);
  });

  test.each(Object.keys(pairs))(
    'FILT-04, FILT-11: its own type %s has priority over that of its key',
    (type) => {
      expect(filterTypeOf({ key: 'brand', type })).toBe(type);
      expect(filterTypeOf({ key: 'price', type })).toBe(type);
    },
  );

  test.each(['trend', 'constructor', '__proto__', ''])(
    'FILT-11: of the unknown key "%s" is multi selector',
    (key) => {
      expect(filterTypeOf({ key, type: '' })).toBe('multi_selector');
    },
  );
});

test.each([
  ['color', 'color_family'],
  ['is_special_price', 'special_price'],
  ['color_family', 'color_family'],
  ['brand', 'brand'],
])('FILT-14: the filter %s is written as the parameter %s', (key, parameter) => {
  expect(parameterOf(key)).toBe(parameter);
});

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
