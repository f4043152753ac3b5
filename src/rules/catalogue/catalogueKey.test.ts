import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameList, withoutFilters } from './catalogueKey.ts';
import { parseCatalogueUrl } from './catalogueUrl.ts';

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
