import { describe, expect, test } from 'vitest';
import { holds, isOutOfStock, isUnknown, mendOf, takenOff } from './cartFailure.ts';

const line = { item: 'AB12-41', quantity: 1 };
const gone = (sku: string) => ({ code: 'OUT_OF_STOCK', sku, message: 'Out of stock' });

describe('what mends a cart call that failed', () => {
  test('CART-15: a cart that is not there is made anew from the lines of this device', () => {
    expect(mendOf({ message: 'Cart not found' }, [line])).toBe('recreate');
  });

  test('CART-16: without lines it is empty, and no call is made', () => {
    expect(mendOf({ message: 'Cart not found' }, [])).toBe('empty');
  });

  test.each(['Internal', 'Out of stock', 'Something went wrong.', 'cart not found', ''])(
    'CART-17: after %j it is read again',
    (message) => {
      expect(mendOf({ message }, [line])).toBe('reload');
      expect(mendOf({ message }, [])).toBe('reload');
    },
  );
});

describe('what the server says of an item', () => {
  const cart = { items: [{ id: 'AB12-41' }] };

  test('CART-19: it is taken off where it is named and gone', () => {
    expect(takenOff({ cart, errors: [gone('CD34-38')] })).toEqual(['CD34-38']);
  });

  test.each([
    ['named and still there', [gone('AB12-41')]],
    ['named for another reason', [{ code: 'NOT_FOUND', sku: 'CD34-38', message: '' }]],
    ['none in particular', [{ code: 'OUT_OF_STOCK', message: 'Out of stock' }]],
    ['not named', []],
  ])('CART-19: it is not where it is %s', (_what, errors) => {
    expect(takenOff({ cart, errors })).toEqual([]);
  });

  test('CART-20: it has no stock where it is named so', () => {
    expect(isOutOfStock([gone('AB12-41')], 'AB12-41')).toBe(true);
    expect(isOutOfStock([gone('CD34-38')], 'AB12-41')).toBe(false);
    expect(isUnknown([gone('AB12-41')], 'AB12-41')).toBe(false);
    expect(isUnknown([{ code: 'NOT_FOUND', sku: 'AB12-41', message: '' }], 'AB12-41')).toBe(true);
  });
});

test.each([
  [2, true],
  [1, false],
  [0, false],
])('KEEP-03: of 2 in the answer, it holds %i: %s', (quantity, held) => {
  expect(holds([{ id: 'AB12-41', quantity: 2 }], { item: 'AB12-41', quantity })).toBe(held);
});

test('KEEP-03: none is what it holds of an item that is not there', () => {
  expect(holds([], { item: 'AB12-41', quantity: 0 })).toBe(true);
  expect(holds([], { item: 'AB12-41', quantity: 1 })).toBe(false);
});
