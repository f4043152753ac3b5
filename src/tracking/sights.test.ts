import { expect, test } from 'vitest';
import { toListedProduct } from '#api/product/listedProduct.ts';
import { toRecommendations } from '#api/recommendations.ts';
import { aListedProduct, aRecommendation } from '#fixtures/product.ts';
import type { RootState } from '#store/store.ts';
import { productAt } from './sights.ts';

const skus = (page: number) => Array.from({ length: 10 }, (_, index) => `P${page}-${index}`);
const pathOf = (sku: string) => `/${sku.toLowerCase()}.html`;

/** A list with these pages open, and two shelves of recommended products. */
function state(pages: number[], search = false): RootState {
  const products = pages
    .flatMap(skus)
    .map((sku) => toListedProduct(aListedProduct({ sku, url: pathOf(sku) })));
  const entry = {
    search,
    details: { availableFilters: [] },
    products,
    pages: Object.fromEntries(pages.map((page) => [page, skus(page)])),
  };
  const shelf = (...names: string[]) => ({
    endpointName: 'getRecommendations',
    data: toRecommendations({ products: names.map((sku) => aRecommendation({ sku, url: pathOf(sku) })) }),
  });
  return {
    catalogue: { entries: { [search ? '/catalog/?q=botas' : '/mujer/']: entry } },
    shopApi: { queries: { cart: shelf('R1', 'R2'), product: shelf('R3', 'R4', 'R5', 'P1-0') } },
  } as unknown as RootState;
}

const seen = (shop: RootState, url: string, sku: string) => {
  const { list, product } = productAt(shop, url, pathOf(sku)) ?? {};
  return product && [list, product.id, product.position];
};

test.each([
  ['P1-0', 1],
  ['P1-9', 10],
  ['P2-0', 11],
  ['P2-9', 20],
])('TRACK-29: of the first two pages of a list, product %s is number %i', (sku, position) => {
  expect(seen(state([1, 2]), '/mujer/', sku)).toEqual(['categoria', sku, position]);
});

test.each([
  ['P7-0', 61],
  ['P7-9', 70],
])('TRACK-29: with only the seventh page of a search opened, product %s is number %i', (sku, position) => {
  expect(seen(state([7], true), '/catalog/?q=botas&page=7', sku)).toEqual(['busqueda', sku, position]);
});

test.each([
  ['R1', 1],
  ['R2', 2],
  ['R5', 3],
])('TRACK-29: of its shelf, recommended product %s is number %i', (sku, position) => {
  expect(seen(state([1]), '/mujer/', sku)).toEqual(['recomendados', sku, position]);
});

test('TRACK-29: a product in the list in view and on a shelf counts for the list, elsewhere for the shelf', () => {
  expect(seen(state([1]), '/mujer/', 'P1-0')).toEqual(['categoria', 'P1-0', 1]);
  expect(seen(state([1]), '/cart', 'P1-0')).toEqual(['recomendados', 'P1-0', 4]);
  expect(seen(state([1]), '/cart', 'P1-1')).toBeUndefined();
});
