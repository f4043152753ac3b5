import { describe, expect, test } from 'vitest';
import { removedOutOfStock } from './answeredLines.ts';
import {
  hasQuantity,
  isNotFound,
  isOutOfStock,
  isCartLost,
  itemsText,
  limitOf,
  type Line,
  linesOf,
  maxQuantity,
  productSku,
  withLine,
} from './cart.ts';

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

const outOfStock = (sku: string) => ({ code: 'OUT_OF_STOCK', sku, message: 'Out of stock' });

test.each([
  ['Cart not found', true],
  ['Internal', false],
  ['Out of stock', false],
  ['Something went wrong.', false],
  ['cart not found', false],
  ['', false],
])('CART-15, CART-17: whether the cart is lost after %j is %j', (message, isLost) => {
  expect(isCartLost({ message })).toBe(isLost);
});

describe('the errors of an item', () => {
  const cart = { items: [{ id: 'AB12-41' }] };

  test('CART-19: it is removed if it is listed and missing in the cart', () => {
    expect(removedOutOfStock({ cart, errors: [outOfStock('CD34-38')] })).toEqual(['CD34-38']);
  });

  test.each([
    ['listed and still in the cart', [outOfStock('AB12-41')]],
    ['listed with another error', [{ code: 'NOT_FOUND', sku: 'CD34-38', message: '' }]],
    ['none in particular', [{ code: 'OUT_OF_STOCK', message: 'Out of stock' }]],
    ['not listed', []],
  ])('CART-19: it is not removed if it is %s', (_what, errors) => {
    expect(removedOutOfStock({ cart, errors })).toEqual([]);
  });

  test('CART-20: it has no stock if its error says so', () => {
    expect(isOutOfStock([outOfStock('AB12-41')], 'AB12-41')).toBe(true);
    expect(isOutOfStock([outOfStock('CD34-38')], 'AB12-41')).toBe(false);
    expect(isNotFound([outOfStock('AB12-41')], 'AB12-41')).toBe(false);
    expect(isNotFound([{ code: 'NOT_FOUND', sku: 'AB12-41', message: '' }], 'AB12-41')).toBe(true);
  });
});

test.each([
  [2, true],
  [1, false],
  [0, false],
])('KEEP-03: an answer with a quantity of 2 has %i: %s', (quantity, expected) => {
  const items = [
    { id: 'CD34-38', quantity: 1 },
    { id: 'AB12-41', quantity: 2 },
  ];
  expect(hasQuantity(items, { item: 'AB12-41', quantity })).toBe(expected);
});

test('KEEP-03: an item that is missing has a quantity of 0', () => {
  expect(hasQuantity([], { item: 'AB12-41', quantity: 0 })).toBe(true);
  expect(hasQuantity([], { item: 'AB12-41', quantity: 1 })).toBe(false);
});
