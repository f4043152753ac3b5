import { describe, expect, test } from 'vitest';
import { itemsText, type Line, linesOf, maxQuantity, productSku, withLine, limitOf } from './cartItems.ts';

const two: Line[] = [
  { item: 'AB12-41', quantity: 2 },
  { item: 'CD34-38', quantity: 1 },
];

test.each<[Line[], string]>([
  [two, 'AB12-41=2,CD34-38=1'],
  [[{ item: 'AB12-41', quantity: 1 }], 'AB12-41=1'],
])('API-55: the lines %j are sent as %s', (lines, text) => {
  expect(itemsText(lines)).toBe(text);
});

test.each([
  ['AB12-41', 'AB12'],
  ['AB-12-41', 'AB-12'],
  ['AB12', 'AB12'],
])('CART-03, CART-04: the item %s is a size of the product %s', (item, sku) => {
  expect(productSku(item)).toBe(sku);
});

test('the lines of a cart are its ids and quantities', () => {
  expect(linesOf([{ id: 'AB12-41', quantity: 2 }])).toEqual([{ item: 'AB12-41', quantity: 2 }]);
});

describe('the lines after a change', () => {
  test.each<[string, Line, string]>([
    ['of how many', { item: 'AB12-41', quantity: 5 }, 'AB12-41=5,CD34-38=1'],
    ['that adds', { item: 'EF56-M', quantity: 1 }, 'AB12-41=2,CD34-38=1,EF56-M=1'],
    ['to 0', { item: 'AB12-41', quantity: 0 }, 'CD34-38=1'],
    ['to 0 of what is not there', { item: 'EF56-M', quantity: 0 }, 'AB12-41=2,CD34-38=1'],
  ])('CART-14: %s, %j', (_what, line, text) => {
    expect(itemsText(withLine(two, line))).toBe(text);
  });
});

test.each([
  [3, 1, 3],
  [10, 1, 10],
  [25, 1, 10],
  [2, 4, 4],
  [0, 1, 1],
])('CART-14: of a stock of %i, with %i in the cart, %i can be chosen', (stock, inCart, most) => {
  expect(maxQuantity(stock, inCart)).toBe(most);
});

test.each([
  [1, 'maxInStock'],
  [9, 'maxInStock'],
  [10, 'maxPerItem'],
  [11, 'maxPerItem'],
])('CART-14: at %d the reason for no more is %s', (quantity, reason) => {
  expect(limitOf(quantity)).toBe(reason);
});
