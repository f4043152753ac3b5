import { describe, expect, test } from 'vitest';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import { cartDifferences } from './cartDifferences.ts';

const lago = aCartItem({ id: 'ZP0001-38', quantity: 2 });
const vestido = aCartItem({ id: 'CL0301-S', name: 'Vestido', quantity: 1, price: 39_999, special_price: 0 });
const shown = aCart({ items: [lago, vestido], total_value: 127_997 });

const summary = (now: Parameters<typeof cartDifferences>[1]) =>
  cartDifferences(shown, now).map((each) =>
    [
      each.kind,
      ...('item' in each ? [each.item.id] : []),
      ...('from' in each ? [each.from, each.to] : []),
    ].join(' '),
  );

describe('a cart that was read again', () => {
  test('CART-21: differs in nothing if lines and total are the same', () => {
    expect(summary(aCart({ ...shown, hash: 'other' }))).toEqual([]);
  });

  test('CART-21: differs in nothing by stock, picture or order', () => {
    const items = [vestido, { ...lago, stock: 1, image: '/other.jpg' }];
    expect(summary({ ...shown, items })).toEqual([]);
  });

  test.each([
    ['a line that is gone', { items: [lago] }, ['gone CL0301-S']],
    ['fewer of one', { items: [{ ...lago, quantity: 1 }, vestido] }, ['fewer ZP0001-38 2 1']],
    ['more of one', { items: [lago, { ...vestido, quantity: 4 }] }, ['more CL0301-S 1 4']],
    ['a line that was added', { items: [lago, vestido, { ...lago, id: 'ZP0001-39' }] }, ['added ZP0001-39']],
    [
      'another special price',
      { items: [{ ...lago, special_price: 49_999 }, vestido] },
      ['price ZP0001-38 43999 49999'],
    ],
    [
      'a special price that has ended',
      { items: [{ ...lago, special_price: 0 }, vestido] },
      ['price ZP0001-38 43999 54999'],
    ],
    ['another price', { items: [lago, { ...vestido, price: 41_000 }] }, ['price CL0301-S 39999 41000']],
    ['another total', { total_value: 132_497 }, ['total 127997 132497']],
    ['no lines', { items: [], total_value: 0 }, ['gone ZP0001-38', 'gone CL0301-S', 'total 127997 0']],
  ])('CART-21: differs by %s', (_what, now, expected) => {
    expect(summary({ ...shown, ...now })).toEqual(expected);
  });

  test('CART-21: a regular price behind a special one makes no difference', () => {
    expect(summary({ ...shown, items: [{ ...lago, price: 60_000 }, vestido] })).toEqual([]);
  });

  test('CART-21: everything is named, in the order of the lines, and the total last', () => {
    const now = aCart({ items: [{ ...lago, quantity: 1, special_price: 0 }], total_value: 54_999 });
    expect(summary(now)).toEqual([
      'fewer ZP0001-38 2 1',
      'price ZP0001-38 43999 54999',
      'gone CL0301-S',
      'total 127997 54999',
    ]);
  });
});
