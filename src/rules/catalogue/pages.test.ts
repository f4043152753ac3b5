import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasMore, isAdjacentPage, joinPage, type LoadedPages, missingPages, pageBlocks } from './pages.ts';

interface Item {
  sku: string;
}

const items = (skus: string): Item[] => skus.split(' ').flatMap((sku) => (sku === '' ? [] : [{ sku }]));
const skusOf = (products: readonly Item[]) => products.map(({ sku }) => sku).join(' ');

/** A list whose products are all of its current page. */
const loadedList = (skus: string, page: number): LoadedPages<Item> => ({
  products: items(skus),
  page,
  pages: skus === '' ? {} : { [page]: skus.split(' ') },
});

describe('a loaded page', () => {
  test.each([
    ['a b', 1, 2, false, 'c d', 'a b c d', 2],
    ['a b', 1, 2, false, 'b c', 'a b c', 2],
    ['c d', 2, 1, false, 'a b', 'a b c d', 2],
    ['c d', 3, 2, false, 'a c', 'a c d', 3],
    ['a b c d', 2, 1, false, 'a x', 'a x b c d', 2],
    ['e', 5, 4, false, 'd', 'd e', 5],
    ['a b', 1, 1, false, 'b c', 'a b c', 1],
    ['a b', 1, 1, true, 'b c', 'b c', 1],
    ['', 4, 4, false, '', '', 1],
  ])(
    'CAT-11, CAT-14, CAT-26: %j at page %i joined with page %i (full: %s) of %j: %j at page %i',
    (before, current, page, full, loaded, after, at) => {
      const joined = joinPage(loadedList(before, current), { page, products: items(loaded), full });
      expect([skusOf(joined.products), joined.page]).toEqual([after, at]);
    },
  );

  test('CAT-26: the full answer replaces its own page among others', () => {
    const first = joinPage(loadedList('', 1), { page: 1, products: items('a b'), full: false });
    const second = joinPage(first, { page: 2, products: items('c d'), full: false });
    const third = joinPage(second, { page: 3, products: items('e'), full: false });
    const full = joinPage(third, { page: 2, products: items('d x'), full: true });
    expect(skusOf(full.products)).toBe('a b d x e');
    expect(full.pages).toEqual({ 1: ['a', 'b'], 2: ['d', 'x'], 3: ['e'] });
    expect(full.page).toBe(3);
  });

  test('CAT-26: the full answer of the first page stays before the others', () => {
    const first = joinPage(loadedList('', 1), { page: 1, products: items('a b'), full: false });
    const second = joinPage(first, { page: 2, products: items('c d'), full: false });
    const full = joinPage(second, { page: 1, products: items('b x'), full: true });
    expect(skusOf(full.products)).toBe('b x c d');
  });

  test('CAT-26: the full answer of a page whose products are all in others is appended', () => {
    const first = joinPage(loadedList('', 1), { page: 1, products: items('a b'), full: false });
    const second = joinPage(first, { page: 2, products: items('b a'), full: false });
    const third = joinPage(second, { page: 3, products: items('c'), full: false });
    const full = joinPage(third, { page: 2, products: items('x'), full: true });
    expect(skusOf(full.products)).toBe('a b c x');
  });

  test('CAT-26: a full answer of a page without products joins like any other', () => {
    const joined = joinPage(loadedList('a b', 1), { page: 2, products: items('c'), full: true });
    expect(skusOf(joined.products)).toBe('a b c');
  });

  test('CAT-15: a list that loses its products is at page 1', () => {
    expect(joinPage(loadedList('a', 3), { page: 3, products: [], full: true })).toMatchObject({
      products: [],
      page: 1,
    });
  });
});

test.each([
  [1, 10, false],
  [1, 11, true],
  [2, 20, false],
  [2, 21, true],
  [1, 0, false],
])('CAT-19: at page %i of %i products there are more: %s', (page, total, more) => {
  expect(hasMore({ page, itemsPerPage: 10, total })).toBe(more);
});

test.each([
  [[1, 2, 3], 4, true],
  [[4, 5], 3, true],
  [[4, 5], 6, true],
  [[1, 2, 3], 5, false],
  [[1, 2, 3], 2, false],
  [[4, 5], 2, false],
  [[1, 2, 3], undefined, false],
  [[], 1, false],
])('CAT-18: beside the pages %j a request for page %s continues the list: %s', (loaded, page, does) => {
  expect(isAdjacentPage({ pages: Object.fromEntries(loaded.map((each) => [each, ['a']])) }, page)).toBe(does);
});

test('CAT-15, CAT-19: a page without products is not one of the loaded pages', () => {
  const behind = joinPage(loadedList('', 9), { page: 9, products: [], full: false });
  expect(behind).toEqual({ products: [], page: 1, pages: {} });
  expect(joinPage(loadedList('a', 1), { page: 9, products: [], full: true })).toEqual(loadedList('a', 1));
});

test('CAT-13, CAT-12: of two products of one sku the first in the joined order stays', () => {
  const list = {
    ...loadedList('a b', 2),
    products: [
      { sku: 'a', from: 2 },
      { sku: 'b', from: 2 },
    ],
  };
  const before = [
    { sku: 'x', from: 1 },
    { sku: 'a', from: 1 },
  ];
  const behind = [
    { sku: 'b', from: 3 },
    { sku: 'c', from: 3 },
  ];
  const first = joinPage(list, { page: 1, products: before, full: false });
  const all = joinPage(first, { page: 3, products: behind, full: false });
  expect(all.products.map(({ sku, from }) => `${sku}${from}`)).toEqual(['x1', 'a1', 'b2', 'c3']);
});

test('CAT-26: a product of another page too keeps its index', () => {
  const first = joinPage(loadedList('', 1), { page: 1, products: items('a c'), full: false });
  const second = joinPage(first, { page: 2, products: items('c d'), full: false });
  expect(skusOf(joinPage(second, { page: 2, products: items('x d'), full: true }).products)).toBe('a c x d');
});

type Join = typeof joinPage<Item>;
const skus = fc
  .array(fc.constantFrom(...'a b c d e f g h'.split(' ')), { maxLength: 4 })
  .map((all) => [...new Set(all)].join(' '));
const arrivals = fc.array(fc.record({ page: fc.integer({ min: 1, max: 6 }), skus }), { maxLength: 8 });

/** No duplicates, no lost products, stable order, and the page number never decreases. */
const check = (join: Join) =>
  fc.assert(
    fc.property(arrivals, fc.integer({ min: 1, max: 6 }), (loads, start) => {
      let list: LoadedPages<Item> = { products: [], page: start, pages: {} };
      for (const { page, skus: loaded } of loads) {
        const next = join(list, { page, products: items(loaded), full: false });
        const now = next.products.map(({ sku }) => sku);
        expect(new Set(now).size).toBe(now.length);
        const all = [...list.products, ...items(loaded)].map(({ sku }) => sku);
        expect(new Set(now)).toEqual(new Set(all));
        const [first, last] =
          page < list.page ? [items(loaded), list.products] : [list.products, items(loaded)];
        expect(now.slice(0, first.length)).toEqual(first.map(({ sku }) => sku));
        const rest = last.map(({ sku }) => sku).filter((sku) => !first.some((each) => each.sku === sku));
        expect(now.slice(first.length)).toEqual(rest);
        const highest = loaded === '' ? list.page : Math.max(list.page, page);
        expect(next.page).toBe(now.length === 0 ? 1 : highest);
        list = next;
      }
    }),
    { seed: 20241, numRuns: 500 },
  );

describe('pages that load in any order', () => {
  test('CAT-11, CAT-12, CAT-14: lose nothing and repeat nothing', () => {
    expect(() => check(joinPage)).not.toThrow();
  });

  const put =
    (order: (list: Item[], loaded: readonly Item[], page: number, current: number) => Item[]): Join =>
    (list, loaded) => ({
      ...joinPage(list, loaded),
      products: order(list.products, loaded.products, loaded.page, list.page),
    });

  test.each<[string, Join]>([
    [
      'appends everything',
      put(
        (list, loaded) =>
          joinPage({ products: list, page: 0, pages: {} }, { page: 1, products: loaded, full: false })
            .products,
      ),
    ],
    [
      'keeps duplicates',
      put((list, loaded, page, current) => (page < current ? [...loaded, ...list] : [...list, ...loaded])),
    ],
    [
      'keeps the last of two',
      put((list, loaded) => [
        ...list.filter(({ sku }) => !loaded.some((each) => each.sku === sku)),
        ...loaded,
      ]),
    ],
    ['falls back to a lower page', (list, loaded) => ({ ...joinPage(list, loaded), page: loaded.page })],
  ])('refused is a list that %s', (_fault, join) => {
    expect(() => check(join)).toThrow('Property failed');
  });
});

describe('the stretches of a list', () => {
  const four = { 1: ['a', 'b'], 2: ['c', 'd'], 3: ['e', 'f'], 4: ['g', 'h'] };
  const { 1: _first, ...later } = four;

  test.each<[string, Record<number, string[]>, string, [number, string][]]>([
    [
      'three pages each',
      four,
      'a b c d e f g h',
      [
        [1, 'a b c d e f'],
        [2, 'g h'],
      ],
    ],
    [
      'without the first page',
      later,
      'c d e f g h',
      [
        [1, 'c d e f'],
        [2, 'g h'],
      ],
    ],
    [
      'with one more behind',
      { ...four, 5: ['i'] },
      'a b c d e f g h i',
      [
        [1, 'a b c d e f'],
        [2, 'g h i'],
      ],
    ],
    [
      'with a product of two pages',
      { ...four, 4: ['a', 'g'] },
      'a b c d e f g',
      [
        [1, 'a b c d e f'],
        [2, 'g'],
      ],
    ],
    ['of nothing', {}, '', []],
  ])('PLACE-05: %s', (_case, pages, skus, expected) => {
    const found = pageBlocks({ products: items(skus), pages });
    expect(found.map(([number, products]) => [number, skusOf(products)])).toEqual(expected);
  });
});

test.each([
  ['nothing is loaded', [], 1, 3, [1, 2, 3]],
  ['nothing is loaded of a list opened at page 4', [], 4, 6, [4, 5, 6]],
  ['all is loaded', [1, 2, 3], 1, 3, []],
  ['more is loaded', [1, 2, 3, 4], 2, 3, []],
  ['the end is missing', [1], 1, 3, [2, 3]],
  ['the beginning is missing', [3], 1, 3, [2, 1]],
  ['both ends are missing', [3, 4], 2, 6, [5, 6, 2]],
])('CAT-20, CAT-11: when %s', (_what, loaded, first, last, pages) => {
  expect(missingPages(loaded, { first, last })).toEqual(pages);
});
