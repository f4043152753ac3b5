import { describe, expect, test } from 'vitest';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { withChosen } from './choices.ts';
import { hasBrandFilter, withFilters, withSorting } from './filterUrl.ts';

const at = parseCatalogueUrl;

describe('an address with a choice', () => {
  test.each([
    ['/mujer/?page=3', 'brand', ['nike'], '/mujer/?brand=nike'],
    ['/mujer/?brand=nike&page=2', 'brand', ['nike', 'adidas'], '/mujer/?brand=nike--adidas'],
    ['/mujer/?brand=nike--adidas', 'brand', [], '/mujer/'],
    ['/mujer/?sort=price&dir=asc', 'shoe_size', ['38'], '/mujer/?sort=price&dir=asc&shoe_size=38'],
    ['/mujer/', 'free_shipping', ['1'], '/mujer/?free_shipping=1'],
    ['/mujer/?free_shipping=1&page=4', 'free_shipping', [], '/mujer/'],
    ['/mujer/', 'price', ['1000-5000'], '/mujer/?price=1000-5000'],
    ['/mujer/', 'color', ['rojo'], '/mujer/?color_family=rojo'],
    ['/mujer/', 'is_special_price', ['1'], '/mujer/?special_price=1'],
  ])('FILT-15, FILT-16, FILT-17: of %s, %s %j is %s', (url, key, values, next) => {
    expect(withFilters(at(url), withChosen(at(url).filters, key, values)).href).toBe(next);
  });

  test('FILT-14: of a color or a special price is written as the parameter of the address', () => {
    const filters = [
      { name: 'color', values: ['rojo', 'azul'] },
      { name: 'is_special_price', values: ['1'] },
    ];
    expect(withFilters(at('/mujer/'), filters).href).toBe('/mujer/?color_family=rojo--azul&special_price=1');
  });

  test("FILT-18: without filters, as by 'Limpiar', keeps search terms and sort order", () => {
    expect(withFilters(at('/catalog/?q=botas&brand=nike&sort=price&page=2'), []).href).toBe(
      '/catalog/?q=botas&sort=price',
    );
    expect(withFilters(at('/mujer/?sort=price&dir=asc&price=1-2&utm_source=mail'), []).href).toBe(
      '/mujer/?sort=price&dir=asc',
    );
  });

  test('FILT-12, FILT-33: drops values that an address cannot have', () => {
    const filters = [
      { name: '__proto__', values: ['x'] },
      { name: 'brand', values: ['new balance', '-x', 'nike'] },
      { name: 'price', values: ['9-1'] },
    ];
    expect(withFilters(at('/mujer/'), filters).href).toBe('/mujer/?brand=nike');
  });
});

describe('an address in another order', () => {
  test.each([
    ['/mujer/?brand=nike&page=4', '/mujer/?brand=nike&sort=price&dir=asc'],
    ['/mujer/?sort=newest&dir=desc&q=a%20b', '/mujer/?q=a+b&sort=price&dir=asc'],
    ['/mujer/?sortingFormula=f1', '/mujer/?sort=price&dir=asc'],
  ])('CAT-32, API-34: of %s is %s', (url, next) => {
    expect(withSorting(at(url), { sort: 'price', dir: 'asc' }).href).toBe(next);
  });
});

const available = (key: string, ...actives: boolean[]): AvailableFilter[] => [
  {
    key,
    name: key,
    type: 'multi_selector',
    options: actives.map((active, place) => ({
      label: `Marca ${place}`,
      value: `${place}`,
      active,
    })) as never,
  },
];
const applied = (name: string, ...values: string[]): FilterChoice[] => [{ name, values }];

test.each([
  ['bff', applied('brand', 'zapala'), [], true],
  ['bff', applied('brand'), [], false],
  ['bff', applied('color', 'rojo'), [], false],
  ['bff', [], available('brand', true), false],
  ['legacy', [], available('brand', true), true],
  ['legacy', [], available('brand', false, true), true],
  ['legacy', [], available('brand', false), false],
  ['legacy', [], available('color', true), false],
  ['legacy', applied('brand', 'zapala'), [], false],
  ['legacy', applied('brand', 'zapala'), undefined, false],
] as const)(
  'CONTENT-07: at the source %s with %j applied and %j to choose from: %s',
  (source, filters, offered, is) => {
    expect(hasBrandFilter(source, { filters, ...(offered && { availableFilters: offered }) })).toBe(is);
  },
);
