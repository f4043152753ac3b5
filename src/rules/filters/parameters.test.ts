import { describe, expect, test } from 'vitest';
import type { AvailableFilter } from '#schemas/catalogue.ts';
import { allowedParameters, formatBounds, offeredFilters, parseBounds, valuesOf } from './parameters.ts';

const allowedIn = (query: string) => allowedParameters(new URLSearchParams(query));

describe('the parameters that the catalogue sends', () => {
  test.each([
    ['?brand=nike&utm_source=mail', 'brand=nike'],
    ['?q=botas&page=2&foo=1', 'q=botas&page=2'],
    ['?color=rojo', ''],
    ['?gender=--', ''],
    ['?brand=', ''],
    ['?sole_material=goma&trend=urbano', 'sole_material=goma&trend=urbano'],
    ['?brand=nike--new%20balance', 'brand=nike'],
    ['?brand=new-balance', 'brand=new-balance'],
    ['?brand=-nike', ''],
  ])('FILT-12, FILT-03, FILT-33: of %s are "%s"', (query, expected) => {
    expect(new URLSearchParams(allowedIn(query)).toString()).toBe(expected);
  });

  test('FILT-12: are these, and no others', () => {
    const names =
      `q app_topsize appbottom_size brand category color_family dir gender page price shoe_size sort
      special_price discount_range sortingFormula sole_material s_type occasion heel_shape heel_height shaft_height
      upper_material fit length sleeves neckline trend cut_type app_material leg_length bottom_rise bottom_cut_type
      acc_material accessory_dimensions style watch_strap_material watch_material watch_water_resistance
      moda_sostenible free_shipping fast_shipping`.split(/\s+/);
    const others = ['color', 'is_special_price', 'utm_source', 'uid', 'Brand', 'constructor', '__proto__'];
    const textOf = (name: string) => (/price$|range/.test(name) && name !== 'special_price' ? '1-2' : '1');
    const query = new URLSearchParams([...names, ...others].map((name) => [name, textOf(name)])).toString();
    expect(Object.keys(allowedIn(query))).toEqual(names);
  });

  test('FILT-33: search terms and sort orders may have characters that a filter may not', () => {
    const query = 'q=botas%20--%20negras&sortingFormula=a%20b-&dir=asc';
    expect(allowedIn(query)).toEqual({
      q: 'botas -- negras',
      sortingFormula: 'a b-',
      dir: 'asc',
    });
  });

  test.each(['?gender=--', '?q=--', '?q=%20%20', '?sort='])(
    'FILT-02, FILT-03: %s chooses nothing',
    (query) => {
      expect(allowedIn(query)).toEqual({});
    },
  );

  test('of a repeated name the first counts', () => {
    expect(allowedIn('brand=nike&brand=adidas')).toEqual({ brand: 'nike' });
  });
});

test.each([
  ['brand', 'nike--adidas', ['nike', 'adidas']],
  ['brand', 'new-balance', ['new-balance']],
  ['brand', '--', []],
  ['brand', '', []],
  ['brand', 'a----b', ['a', 'b']],
  ['brand', 'a---b', ['a']],
  ['brand', 'rojo-', []],
  ['brand', 'nike--adidas--nike', ['nike', 'adidas']],
])('FILT-15, FILT-03, FILT-33: the values of %s="%s" are %j', (name, text, values) => {
  expect(valuesOf(name, text)).toEqual(values);
});

test.each([
  ['price', '1000-5000', ['1000-5000']],
  ['price', '5000-5000', ['5000-5000']],
  ['price', '99.90-120.5', ['99.9-120.5']],
  ['price', '01000-5000', ['1000-5000']],
  ['price', '9-1', []],
  ['price', 'abc', []],
  ['price', '1000', []],
  ['price', '-5-10', []],
  ['price', '1e3-2e3', []],
  ['price', '1-99999999999999999999', []],
  ['price', 'abc--1-2--3-4', ['1-2']],
  ['discount_range', '20-25', ['20-25']],
  ['discount_range', '25-20', []],
  ['free_shipping', '1', ['1']],
  ['free_shipping', '0', []],
  ['special_price', 'yes', []],
  ['moda_sostenible', '1--1', ['1']],
])('FILT-17, FILT-26: the values of %s="%s" are %j', (name, text, values) => {
  expect(valuesOf(name, text)).toEqual(values);
});

test.each([
  ['1000-5000', { low: 1000, high: 5000 }],
  ['0-0', { low: 0, high: 0 }],
  ['7-7', { low: 7, high: 7 }],
  ['159.9-1000.05', { low: 159.9, high: 1000.05 }],
  ['999999999999-999999999999', { low: 999_999_999_999, high: 999_999_999_999 }],
  ['9-1', undefined],
  ['1000000000000-1000000000000', undefined],
  ['1.-2', undefined],
  ['.5-2', undefined],
  ['1.234-2', undefined],
  ['1-2.234', undefined],
  ['1', undefined],
  ['-5', undefined],
  ['5-', undefined],
  ['1-2-3', undefined],
  ['x1-2', undefined],
  ['1-2x', undefined],
  ['1e3-2e3', undefined],
  ['a-b', undefined],
  ['', undefined],
])('FILT-17: %j is the range %j', (text, bounds) => {
  expect(parseBounds(text)).toEqual(bounds);
});

test('FILT-17: a range is written with its lower bound first', () => {
  expect(formatBounds({ low: 1000, high: 5000.5 })).toBe('1000-5000.5');
});

test('FILT-12, FILT-28, CAT-09: offered are, in their order, the filters with options that an address can have', () => {
  const options = [{ label: 'Rojo', value: 'rojo', active: false, count: 1 }];
  const filter = (key: string, has = options): AvailableFilter => ({
    key,
    name: key,
    type: '',
    options: has,
  });
  const all = [filter('brand'), filter('color'), filter('price', []), filter('page'), filter('constructor')];
  expect(offeredFilters(all).map(({ key }) => key)).toEqual(['brand', 'color']);
});
