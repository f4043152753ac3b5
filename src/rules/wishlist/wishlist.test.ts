import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWishlistItem } from '#fixtures/wishlist.ts';
import { shellTexts } from '#texts/shell.ts';
import { wishlistTexts } from '#texts/wishlist.ts';
import { orderAfter, wishlistMessage } from './wishlist.ts';

/** The text of a message of the server. */
function textOf(message: string, online = true) {
  const found = wishlistMessage({ message }, online);
  return 'refusal' in found
    ? wishlistTexts('ar').wishlist[found.refusal]
    : shellTexts('ar').errors[found.error];
}

test('ERR-23: what is in the wishlist already has a text of its own', () => {
  expect(textOf('Item already exist in wishlist.')).toBe('El producto ya existe en favoritos.');
});

test.each(['Item already exist in wishlist', 'item already exist in wishlist.', 'Product not found.', ''])(
  'ERR-24: %j has the general text',
  (message) => {
    expect(textOf(message)).toBe('Ha ocurrido un error.');
    expect(textOf(message, false)).toBe('No hay conexión disponible.');
  },
);

const listOf = (skus: readonly string[]) =>
  Object.fromEntries(skus.map((sku) => [sku, aWishlistItem({ sku })]));

test.each([
  [[], ['A', 'B'], ['A', 'B']],
  [
    ['A', 'B', 'C'],
    ['A', 'C'],
    ['A', 'B', 'C'],
  ],
  [
    ['A', 'B', 'C'],
    ['A', 'C', 'B'],
    ['A', 'B', 'C'],
  ],
  [['B'], ['A', 'B', 'C'], ['B', 'A', 'C']],
])('KEEP-01: after %j an answer with %j is shown in the order %j', (known, answer, order) => {
  expect(orderAfter(known, listOf(answer))).toEqual(order);
});

type OrderAfter = typeof orderAfter;
const letters = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'));

/** A product that is removed and saved again is where it was, and everything that is saved is shown once. */
const keepsPlaces = (order: OrderAfter) =>
  fc.check(
    fc.property(letters, fc.nat(), letters, (saved, at, others) => {
      const known = order([], listOf(saved));
      const gone = saved[at % (saved.length || 1)];
      const left = saved.filter((sku) => sku !== gone);
      const added = others.filter((sku) => !saved.includes(sku));
      const removed = order(known, listOf([...left, ...added]));
      const restored = order(removed, listOf([...left, ...added, ...(gone === undefined ? [] : [gone])]));
      return JSON.stringify(restored) === JSON.stringify([...saved, ...added]);
    }),
  );

describe('the order of the wishlist', () => {
  test('KEEP-01: whatever is removed and restored has its place', () => {
    expect(keepsPlaces(orderAfter).failed).toBe(false);
  });

  test.each<[string, OrderAfter]>([
    ['the order of the answer', (_known, answer) => Object.keys(answer)],
    ['what is new at the start', (known, answer) => [...new Set([...Object.keys(answer), ...known])]],
    ['what is known alone', (known, answer) => (known.length > 0 ? [...known] : Object.keys(answer))],
  ])('a wrong one is rejected: %s', (_what, wrong) => {
    expect(keepsPlaces(wrong).failed).toBe(true);
  });
});
