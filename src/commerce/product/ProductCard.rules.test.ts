import { describe, expect, test } from 'vitest';
import { toListedProduct } from '#api/product/listedProduct.ts';
import { aListedProduct } from '#fixtures/product.ts';
import { sizesOf } from '#fixtures/situations.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import { productTexts } from '#texts/product.ts';
import { productLabels } from './ProductCard.tsx';

const plain = toListedProduct(aListedProduct({ freeShipping: false, fastShipping: false }));

const labelsOf = (product: Partial<ListedProduct>, fast = true) =>
  productLabels({ ...plain, ...product }, fast, productTexts('ar')).map(
    ({ text, tone }) => `${tone}: ${text}`,
  );

test('SHIP-01, SHIP-02, SHIP-07: a product without any of them has no labels', () => {
  expect(labelsOf({ sizes: sizesOf({ 38: 3 }) })).toEqual([]);
  expect(labelsOf({ sizes: [] })).toEqual([]);
});

describe('stock', () => {
  test.each([
    [{ 38: 1 }, ['urgent: ¡Última unidad!']],
    [{ 37: 0, 38: 1, 39: 0 }, ['urgent: ¡Última unidad!']],
    [{ 38: 2 }, ['urgent: ¡Quedan 2 unidades!']],
    [{ 38: 1, 39: 1 }, ['urgent: ¡Quedan 2 unidades!']],
    [{ 37: 1, 38: 1, 39: 1 }, []],
    [{ 38: 3 }, []],
    [{ 38: 0 }, []],
  ])('SHIP-07, SHIP-08: of all sizes together, %o, is %o', (stock, labels) => {
    expect(labelsOf({ sizes: sizesOf(stock) })).toEqual(labels);
  });

  test.each([{ 38: 0 }, { 38: 1 }, { 38: 2 }, {}])(
    'of a product that is not available, %o, is none',
    (stock) => {
      expect(labelsOf({ available: false, sizes: sizesOf(stock) })).toEqual(['urgent: Sin stock']);
    },
  );
});

test('SHIP-01, SHIP-03: free shipping is labelled', () => {
  expect(labelsOf({ freeShipping: true })).toEqual(['saving: Envío gratis']);
});

test.each([
  [true, true, ['quiet: Envío en moto en 24 horas']],
  [true, false, []],
  [false, true, []],
  [false, false, []],
])(
  'SHIP-02, SHIP-03, SHIP-04: fast shipping of the product %s, and to be shown %s: %o',
  (fastShipping, fast, labels) => {
    expect(labelsOf({ fastShipping }, fast)).toEqual(labels);
  },
);

test('SHIP-01, SHIP-02, SHIP-07: the most urgent is first', () => {
  const all = { freeShipping: true, fastShipping: true };
  const shipping = ['saving: Envío gratis', 'quiet: Envío en moto en 24 horas'];
  expect(labelsOf({ ...all, sizes: sizesOf({ 38: 1 }) })).toEqual(['urgent: ¡Última unidad!', ...shipping]);
  expect(labelsOf({ ...all, available: false })).toEqual(['urgent: Sin stock', ...shipping]);
});
