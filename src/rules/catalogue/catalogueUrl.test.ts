import { describe, expect, test } from 'vitest';
import { pageUrl, parseCatalogueUrl as parse, withSlash } from './catalogueUrl.ts';

describe('an address of the catalogue', () => {
  test.each([
    ['/mujer/', '/mujer/'],
    ['/mujer', '/mujer/'],
    ['', '/'],
    ['/mujer/calzado?brand=nike', '/mujer/calzado/'],
    ['/mujer#pie', '/mujer/'],
    ['/mujer/?q=a?b#c', '/mujer/'],
  ])('ROUTE-42: %j has the path %s', (url, path) => {
    expect(parse(url).path).toBe(path);
  });

  test('ROUTE-42: a slash is added once', () => {
    expect(['/a', '/a/', ''].map(withSlash)).toEqual(['/a/', '/a/', '/']);
  });

  test.each([
    ['/mujer/?brand=nike&utm_source=mail', '/mujer/?brand=nike', { brand: 'nike' }],
    ['/catalog/?q=botas&page=2&foo=1', '/catalog/?q=botas&page=2', { q: 'botas', page: '2' }],
    ['/mujer/?color=rojo', '/mujer/', {}],
    ['/mujer/?brand=nike--new%20balance', '/mujer/?brand=nike', { brand: 'nike' }],
    ['/mujer/?brand=nike#talles', '/mujer/?brand=nike', { brand: 'nike' }],
    ['/mujer/#?brand=nike', '/mujer/', {}],
    ['/catalog/?q=a%20b%26c', '/catalog/?q=a+b%26c', { q: 'a b&c' }],
    ['/mujer/?', '/mujer/', {}],
  ])('FILT-12, FILT-33: %s is %s', (url, href, parameters) => {
    expect(parse(url)).toMatchObject({ href, parameters });
    expect(Object.keys(parse(url).parameters)).toEqual(Object.keys(parameters));
  });

  test.each([
    ['/mujer/', undefined],
    ['/mujer/?page=', undefined],
    ['/mujer/?page=0', undefined],
    ['/mujer/?page=-1', undefined],
    ['/mujer/?page=1', 1],
    ['/mujer/?page=12', 12],
    ['/mujer/?page=999999', 999_999],
    ['/mujer/?page=1000000', undefined],
    ['/mujer/?page=1.5', undefined],
    ['/mujer/?page=x2', undefined],
    ['/mujer/?page=2x', undefined],
  ])('CAT-18: %s has the page number %s', (url, page) => {
    expect(parse(url).page).toBe(page);
  });

  test.each([
    ['/mujer/', undefined],
    ['/mujer/?sort=price&dir=asc', 'price_asc'],
    ['/mujer/?sort=newest', 'newest'],
    ['/mujer/?dir=asc', undefined],
    ['/mujer/?sort=price&dir=asc&sortingFormula=f1', 'f1'],
  ])('API-34: %s is sorted by %s', (url, sorting) => {
    expect(parse(url).sorting).toBe(sorting);
  });

  test('API-33, API-34: its filters are in its order, each with its values, without search, order and page', () => {
    const { filters } = parse(
      '/mujer/?q=a&shoe_size=38&page=2&sort=price&dir=asc&sortingFormula=f&brand=x--y',
    );
    expect(filters).toEqual([
      { name: 'shoe_size', values: ['38'] },
      { name: 'brand', values: ['x', 'y'] },
    ]);
  });

  test('CAT-02: its key has no page and no order', () => {
    const { key } = parse('/mujer/?brand=nike&page=2&sort=price&sortingFormula=f');
    expect(key).toBe(parse('/mujer/?brand=nike').key);
    expect(key).not.toBe(parse('/mujer/?brand=puma').key);
  });
});

test.each([
  ['/mujer/?brand=nike', 3, '/mujer/?brand=nike&page=3'],
  ['/mujer/?page=2&brand=nike', 3, '/mujer/?brand=nike&page=3'],
  ['/mujer/?page=2&brand=nike', 1, '/mujer/?brand=nike'],
  ['/mujer/', 2, '/mujer/?page=2'],
])('CAT-19: of %s page %d is %s', (url, page, href) => {
  expect(pageUrl(parse(url), page).href).toBe(href);
});
