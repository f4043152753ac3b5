import { describe, expect, test } from 'vitest';
import { anOrder, anOrderItem, orderSteps } from '#fixtures/orders.ts';
import { heldOrders, mergedItems, toOrder, withStatus } from './orders.ts';

const item = (sku: string, quantity: number | string) => anOrderItem({ sku, quantity });
const numbered = (...numbers: string[]) => numbers.map((order_nr) => toOrder(anOrder({ order_nr })));

describe('the lines of an order', () => {
  test.each([
    [
      [item('A', 1), item('B', 2), item('A', 3)],
      [
        ['A', 4],
        ['B', 2],
      ],
    ],
    [[item('A', '2'), item('A', '3')], [['A', 5]]],
    [
      [item('A', 1), item('B', 1)],
      [
        ['A', 1],
        ['B', 1],
      ],
    ],
    [[], []],
  ])('ORD-02, ORD-03: %j are merged', (items, merged) => {
    expect(mergedItems(items).map(({ sku, quantity }) => [sku, quantity])).toEqual(merged);
  });

  test('ORD-03: keep the fields of the first', () => {
    const first = { ...anOrderItem({ name: 'Primera', paid_price: 10 }), quantity: 1 };
    const [line] = mergedItems([first, { ...first, name: 'Otra', paid_price: 20, quantity: '2' }]);
    expect(line).toEqual({ ...first, quantity: 3 });
  });

  test.each(['', 'dos', 0, -1, Number.NaN, 'Infinity'])('ORD-03: %j counts as one', (quantity) => {
    expect(mergedItems([item('A', quantity), item('A', 2)])[0]?.quantity).toBe(3);
  });
});

describe('the orders that are held', () => {
  test('ORD-01: are kept by number, with their list beside', () => {
    const orders = heldOrders([{ offset: 0, orders: numbered('1002', '1001') }]);
    expect(orders.list).toEqual(['1002', '1001']);
    expect([...orders.byNumber.keys()].toSorted()).toEqual(['1001', '1002']);
    expect(orders.byNumber.get('1001')).toMatchObject({ order_nr: '1001', total: 83698.2 });
  });

  test.each([
    [
      ['1001', '1002'],
      ['1003', '1004'],
      ['1001', '1002', '1003', '1004'],
    ],
    [
      ['1001', '1002'],
      ['1002', '1003'],
      ['1001', '1002', '1003'],
    ],
  ])('ORD-06: %j and then %j are %j', (held, received, after) => {
    const pages = [
      { offset: 2, orders: numbered(...received) },
      { offset: 0, orders: numbered(...held) },
    ];
    expect(heldOrders(pages).list).toEqual(after);
  });

  test('ORD-06: of an order in two pages the first is held', () => {
    const pages = [200, 100].map((total, place) => ({
      offset: place * 2,
      orders: [toOrder(anOrder({ order_nr: '1002', total }))],
    }));
    expect(heldOrders(pages).byNumber.get('1002')?.total).toBe(200);
  });

  test('ORD-09: an order that was read by itself is held, and no part of the list', () => {
    const orders = heldOrders([{ offset: 0, orders: numbered('1004') }], numbered('1001'));
    expect(orders.list).toEqual(['1004']);
    expect(orders.byNumber.get('1001')?.order_nr).toBe('1001');
  });

  test.each(['constructor', '__proto__', 'toString', ''])('ORD-09: %j is the number of none', (number) => {
    expect(heldOrders([{ offset: 0, orders: numbered('1001') }]).byNumber.get(number)).toBeUndefined();
  });

  test('ORD-10: keep the status of an order with it', () => {
    const orders = heldOrders([{ offset: 0, orders: numbered('1002', '1001') }]);
    const { byNumber, list } = withStatus(orders, '1001', orderSteps());
    expect(byNumber.get('1001')).toEqual({ ...orders.byNumber.get('1001'), statusNotifier: orderSteps() });
    expect(byNumber.get('1002')).toBe(orders.byNumber.get('1002'));
    expect(list).toBe(orders.list);
    expect(withStatus(orders, '999', orderSteps())).toBe(orders);
    expect(withStatus(orders, '1001', undefined)).toBe(orders);
  });
});
