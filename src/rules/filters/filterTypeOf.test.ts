import { describe, expect, test } from 'vitest';
import { isFilter } from './allowedParameters.ts';
import { filterTypeOf } from './filterTypeOf.ts';
import { parameterOf } from './parameterOf.ts';

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
