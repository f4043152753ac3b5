import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSameList,
  pageUrl,
  parseCatalogueUrl,
  parseCatalogueUrl as parse,
  withoutFilters,
  withSlash,
} from './catalogueUrl.ts';

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

const keyOf = (url: string) => parseCatalogueUrl(url).key;

test.each([
  ['/mujer/calzado/', '/mujer/calzado/'],
  ['/mujer/calzado/?page=3', '/mujer/calzado/'],
  ['/mujer/calzado/?brand=nike&page=2&sort=price&dir=asc', '/mujer/calzado/?brand=nike&dir=asc'],
  [
    '/mujer/calzado/?gender=mujer&brand=nike--adidas&sortingFormula=f1',
    '/mujer/calzado/?brand=nike--adidas&gender=mujer',
  ],
  ['/mujer/calzado/?brand=nike--adidas&gender=mujer', '/mujer/calzado/?brand=nike--adidas&gender=mujer'],
  ['/catalog/?q=botas&page=2', '/catalog/?q=botas'],
])('CAT-02, CAT-03, CAT-04: the result of %s is stored under %s', (url, key) => {
  expect(keyOf(url)).toBe(key);
});

test('FILT-13, ROUTE-42: parameters that the catalogue does not send make no other result', () => {
  expect(keyOf('/mujer/calzado?utm_source=mail&color=rojo#top')).toBe('/mujer/calzado/');
});

test.each([
  ['/mujer/calzado/?brand=nike&page=2', '/mujer/calzado/'],
  ['/catalog/?brand=nike&q=botas&price=1-2', '/catalog/?q=botas'],
  ['/mujer/', '/mujer/'],
])('CAT-09: without its filters %s is %s', (url, bare) => {
  expect(withoutFilters(parseCatalogueUrl(url))).toBe(bare);
});

test.each([
  ['/mujer/?brand=nike&page=2', '/mujer/?sort=price', true],
  ['/catalog/?q=botas', '/catalog/?q=botas&brand=nike', true],
  ['/catalog/?q=botas', '/catalog/?q=bota', false],
  ['/catalog/?q=botas', '/catalog/', false],
  ['/mujer/', '/hombre/', false],
  ['/mujer/?q=botas', '/hombre/?q=botas', false],
])('%s and %s are the same list, whatever the filters: %s', (one, other, same) => {
  expect(isSameList(parseCatalogueUrl(one), parseCatalogueUrl(other))).toBe(same);
});

const parameters = fc.uniqueArray(
  fc.tuple(
    fc.constantFrom('brand', 'gender', 'q', 'trend', 'dir', 'page', 'sort', 'sortingFormula', 'utm_source'),
    fc.constantFrom('a', 'b', '7', 'a--b'),
  ),
  { selector: ([name]) => name },
);

/** The order of parameters, paging and sorting are ignored; everything else is part of the key. */
const check = (key: typeof keyOf) =>
  fc.assert(
    fc.property(parameters, fc.nat(), fc.constantFrom('/', ''), (pairs, turn, slash) => {
      const at = pairs.length === 0 ? 0 : turn % pairs.length;
      const others = [...pairs.slice(at), ...pairs.slice(0, at)].filter(
        ([name]) => !['page', 'sort', 'sortingFormula'].includes(name),
      );
      const url = (some: typeof pairs) => `/mujer${slash}?${new URLSearchParams(some).toString()}`;
      const important = others.filter(([name]) => name !== 'utm_source');
      expect(key(url(others))).toBe(key(url(pairs)));
      if (important.length > 0) expect(key(url(important.slice(1)))).not.toBe(key(url(pairs)));
    }),
    { seed: 20241, numRuns: 500 },
  );

describe('one result, one key', () => {
  test('CAT-02, CAT-04: whatever the order, page and sort order', () => {
    expect(() => check(keyOf)).not.toThrow();
  });

  test.each<[string, typeof keyOf]>([
    [
      'keeps the order of the address',
      (url) => url.replace(/(?:page|sort|sortingFormula|utm_source)=[^&]*&?/g, ''),
    ],
    ['keeps the page', (url) => `${keyOf(url)} ${/page=\d/.exec(url)?.[0] ?? ''}`],
    ['forgets the filters', (url) => keyOf(url).split('?', 1)[0] ?? ''],
  ])('refused is a key that %s', (_fault, key) => {
    expect(() => check(key)).toThrow('Property failed');
  });
});
