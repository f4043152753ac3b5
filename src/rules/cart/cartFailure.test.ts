import { describe, expect, test } from 'vitest';
import { hasQuantity, isOutOfStock, isNotFound, recoveryOf } from './cartFailure.ts';
import { removedOutOfStock } from './removedItems.ts';

const line = { item: 'AB12-41', quantity: 1 };
const gone = (sku: string) => ({ code: 'OUT_OF_STOCK', sku, message: 'Out of stock' });

describe('what mends a cart call that failed', () => {
  test('CART-15: a cart that is not there is made anew from the lines of this device', () => {
    expect(recoveryOf({ message: 'Cart not found' }, [line])).toBe('recreate');
  });

  test('CART-16: without lines it is empty, and no call is made', () => {
    expect(recoveryOf({ message: 'Cart not found' }, [])).toBe('empty');
  });

  test.each(['Internal', 'Out of stock', 'Something went wrong.', 'cart not found', ''])(
    'CART-17: after %j it is read again',
    (message) => {
      expect(recoveryOf({ message }, [line])).toBe('reload');
      expect(recoveryOf({ message }, [])).toBe('reload');
    },
  );
});

describe('what the server says of an item', () => {
  const cart = { items: [{ id: 'AB12-41' }] };

  test('CART-19: it is taken off where it is named and gone', () => {
    expect(removedOutOfStock({ cart, errors: [gone('CD34-38')] })).toEqual(['CD34-38']);
  });

  test.each([
    ['named and still there', [gone('AB12-41')]],
    ['named for another reason', [{ code: 'NOT_FOUND', sku: 'CD34-38', message: '' }]],
    ['none in particular', [{ code: 'OUT_OF_STOCK', message: 'Out of stock' }]],
    ['not named', []],
  ])('CART-19: it is not where it is %s', (_what, errors) => {
    expect(removedOutOfStock({ cart, errors })).toEqual([]);
  });

  test('CART-20: it has no stock where it is named so', () => {
    expect(isOutOfStock([gone('AB12-41')], 'AB12-41')).toBe(true);
    expect(isOutOfStock([gone('CD34-38')], 'AB12-41')).toBe(false);
    expect(isNotFound([gone('AB12-41')], 'AB12-41')).toBe(false);
    expect(isNotFound([{ code: 'NOT_FOUND', sku: 'AB12-41', message: '' }], 'AB12-41')).toBe(true);
  });
});

test.each([
  [2, true],
  [1, false],
  [0, false],
])('KEEP-03: of 2 in the answer, it holds %i: %s', (quantity, held) => {
  expect(hasQuantity([{ id: 'AB12-41', quantity: 2 }], { item: 'AB12-41', quantity })).toBe(held);
});

test('KEEP-03: none is what it holds of an item that is not there', () => {
  expect(hasQuantity([], { item: 'AB12-41', quantity: 0 })).toBe(true);
  expect(hasQuantity([], { item: 'AB12-41', quantity: 1 })).toBe(false);
});
