import { describe, expect, test } from 'vitest';
import { keptParameters, valuesOf } from './keptParameters.ts';

describe('the parameters that the catalogue asks with', () => {
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
  ])('FILT-12, FILT-03, FILT-33: of %s are "%s"', (query, kept) => {
    expect(keptParameters(query).toString()).toBe(kept);
  });

  test('FILT-12: are these, and no others', () => {
    const names =
      `q app_topsize appbottom_size brand category color_family dir gender page price shoe_size sort
      special_price discount_range sortingFormula sole_material s_type occasion heel_shape heel_height shaft_height
      upper_material fit length sleeves neckline trend cut_type app_material leg_length bottom_rise bottom_cut_type
      acc_material accessory_dimensions style watch_strap_material watch_material watch_water_resistance
      moda_sostenible free_shipping fast_shipping`.split(/\s+/);
    const others = ['color', 'is_special_price', 'utm_source', 'uid', 'Brand', 'constructor', '__proto__'];
    const query = new URLSearchParams([...names, ...others].map((name) => [name, '1'])).toString();
    expect([...keptParameters(query).keys()]).toEqual(names);
  });

  test('FILT-33: words and sort orders may hold what a filter may not', () => {
    const query = 'q=botas%20--%20negras&sortingFormula=a%20b-&dir=asc';
    expect(Object.fromEntries(keptParameters(query))).toEqual({
      q: 'botas -- negras',
      sortingFormula: 'a b-',
      dir: 'asc',
    });
  });

  test.each(['?q=--', '?q=%20%20', '?sort='])('FILT-03: %s chooses nothing', (query) => {
    expect([...keptParameters(query)]).toEqual([]);
  });

  test('of a name that comes twice the first counts', () => {
    expect(keptParameters('brand=nike&brand=adidas').toString()).toBe('brand=nike');
  });
});

test.each([
  ['nike--adidas', ['nike', 'adidas']],
  ['new-balance', ['new-balance']],
  ['--', []],
  ['', []],
  ['a----b', ['a', 'b']],
  ['a---b', ['a']],
  ['rojo-', []],
])('FILT-15, FILT-03, FILT-33: the values of "%s" are %j', (text, values) => {
  expect(valuesOf(text)).toEqual(values);
});
