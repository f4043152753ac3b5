import { expect, test } from 'vitest';
import { recommendedWith } from './recommendations.ts';
import { worldOf } from './seed.ts';

const { shop, productOfSku } = await worldOf('ar');
const popularity = (skus: readonly { popularity: number }[]) => skus.map((product) => product.popularity);

test('beside a product stand others for the same people, of other shelves, each model once', () => {
  const product = productOfSku.get('ZP0001');
  const found = recommendedWith(product, shop.products);
  expect(found).toHaveLength(10);
  expect(new Set(found.map(({ gender }) => gender))).toEqual(new Set([product?.gender]));
  expect(found.map(({ categories }) => categories)).not.toContain(product?.categories);
  expect(new Set(found.map(({ model }) => model)).size).toBe(10);
  expect(popularity(found)).toEqual(popularity(found).toSorted((a, b) => b - a));
});

test('in place of a product that is not available stand others of its category, not its other colors', () => {
  const gone = shop.products.filter(({ available }) => !available);
  expect(gone.length).toBeGreaterThan(3);
  for (const product of gone) {
    const found = recommendedWith(product, shop.products);
    for (const other of found) {
      expect([other.gender, other.categories]).toEqual([product.gender, product.categories]);
      expect(other.model).not.toBe(product.model);
      expect(other.available).toBe(true);
    }
  }
  expect(gone.some((product) => recommendedWith(product, shop.products).length > 4)).toBe(true);
});

test('beside none stands what is asked for most, and nothing that is sold out', () => {
  const found = recommendedWith(undefined, shop.products);
  expect(found).toHaveLength(10);
  const available = shop.products.filter((product) => product.available);
  expect(found[0]?.popularity).toBe(Math.max(...popularity(available)));
  expect(found.every((product) => product.available)).toBe(true);
});

test('nothing is recommended where nothing is sold', () => {
  expect(recommendedWith(undefined, [])).toEqual([]);
});
