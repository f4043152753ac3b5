import { describe, expect, test } from 'vitest';
import { anOrder, anOrderItem, aStatedOrder, orderSteps } from '#fixtures/orders.ts';
import { getOrders, getOrderStatus } from '#schemas/orders.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { entryByEntry, exactly } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';
import { done, refusedBy, signedIn } from './knownCustomer.ts';

const page = { token: 'tok-140', limit: 4, offset: 0 };
const number = '200012345';
const hash = '1ace649263a9210fe74509e4e544318b9b7ca8a8b053892dc05409db65f31d88';

const boots = { sku: 'AN0107-38', quantity: 1, price: 118490, paid_price: 94990 };
/** The newest first; the older one, of the higher number, was fetched from a branch and cancelled. */
const cancelled = anOrder({
  order_nr: '200012350',
  date: '2024-02-01 09:30:00',
  status: 'cancelled',
  tracking: null,
  exchange_until: '',
  shipping_address: null,
  items: [
    anOrderItem({ ...boots, name: 'Botín de cuero Quena', url: '/botin-de-cuero-quena-an0107.html' }),
    anOrderItem(),
  ],
});
const orders = [anOrder(), cancelled];
const stated = [
  aStatedOrder(),
  {
    ...aStatedOrder(),
    order_nr: cancelled.order_nr,
    steps: [
      { code: 'received' as const, date: cancelled.date },
      { code: 'cancelled' as const, date: '2024-02-02 08:00:00' },
    ],
    tracking: '',
    exchange_until: '',
    shipping_address: null,
    items: [boots, ...aStatedOrder().items],
  },
];

const exact = (list: string, entry: object, ...others: string[]): Matches =>
  Object.fromEntries(
    Object.keys(entry)
      .filter((field) => !others.includes(field))
      .map((field) => [`${list}.*.${field}`, exactly]),
  );

/** The orders of the state; names and pictures come from the catalogue, the address from the carrier. */
const sameOrders: Matches = {
  orders: entryByEntry,
  ...exact('orders', anOrder(), 'tracking', 'items'),
  'orders.*.items': entryByEntry,
  'orders.*.items.*.sku': exactly,
  'orders.*.items.*.size': exactly,
  'orders.*.items.*.quantity': exactly,
  'orders.*.items.*.price': exactly,
  'orders.*.items.*.paid_price': exactly,
};

describe('the orders of a customer', () => {
  test('API-78, ORD-05, API-15: are read in pages of four, the newest first', async () => {
    const result = await interaction(getOrders, {
      description: 'the first page of orders',
      given: 'a customer has orders',
      params: { ...signedIn, orders: stated },
      args: page,
      reply: { ...done, orders },
      matches: sameOrders,
    });
    expect(result).toEqual(orders);
  });

  test('API-78, ORD-08: the page after those that are held', async () => {
    const result = await interaction(getOrders, {
      description: 'the orders after the first one',
      given: 'a customer has orders',
      params: { ...signedIn, orders: stated },
      args: { ...page, offset: 1 },
      reply: { ...done, orders: [cancelled] },
      matches: sameOrders,
    });
    expect(result).toEqual([cancelled]);
  });

  test('API-78, ORD-05, ORD-07: a page is full where more follow', async () => {
    const full = [9, 8, 7, 6].map((place) =>
      anOrder({
        order_nr: String(300_000_000 + place),
        total: 48_499,
        status: 'delivered',
        tracking: null,
        shipping_address: null,
        items: [anOrderItem({ quantity: 1, paid_price: 43_999 })],
      }),
    );
    const result = await interaction(getOrders, {
      description: 'the first of several pages of orders',
      given: 'a customer has many orders',
      params: { ...signedIn, count: 9 },
      args: page,
      reply: { ...done, orders: full },
      matches: {
        orders: entryByEntry,
        'orders.*.order_nr': exactly,
        'orders.*.total': exactly,
        'orders.*.status': exactly,
      },
    });
    expect(result).toEqual(full);
  });

  test('API-78, ORD-09: one of them by its number', async () => {
    const result = await interaction(getOrders, {
      description: 'one order by its number',
      given: 'a customer has orders',
      params: { ...signedIn, orders: stated },
      args: { ...page, order_nr: number },
      reply: { ...done, orders: [anOrder()] },
      matches: sameOrders,
    });
    expect(result).toEqual([anOrder()]);
  });

  test('API-78: are an empty list where there are none', async () => {
    const result = await interaction(getOrders, {
      description: 'the orders of a customer without any',
      given: 'a customer is signed in',
      params: signedIn,
      args: page,
      reply: { ...done, orders: [] },
      matches: { orders: exactly },
    });
    expect(result).toEqual([]);
  });

  test('API-78, ROUTE-46: an unknown one is refused', async () => {
    const problem = await refusal(getOrders, {
      description: 'an order that the customer does not have',
      given: 'a customer has orders',
      params: { ...signedIn, orders: stated },
      args: { ...page, order_nr: '200099999' },
      ...refusedBy('Order not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Order not found.' });
  });
});

describe('what has happened to an order', () => {
  test('API-87, ORD-10, API-15: is read with the hash of its number, the oldest first', async () => {
    const result = await interaction(getOrderStatus, {
      description: 'the steps of an order',
      given: 'a customer has orders',
      params: { ...signedIn, orders: stated },
      args: { token: 'tok-140', ordernr: number, hash },
      reply: { ...done, status: orderSteps() },
      matches: { status: entryByEntry, 'status.*.code': exactly, 'status.*.date': exactly },
    });
    expect(result).toEqual(orderSteps());
  });

  test.each([
    ['a wrong hash', number, 'f00d'],
    ['the number of no order', '200099999', hash],
  ])('API-87: with %s is refused', async (what, ordernr, given) => {
    const problem = await refusal(getOrderStatus, {
      description: `the steps of an order with ${what}`,
      given: 'a customer has orders',
      params: { ...signedIn, orders: stated },
      args: { token: 'tok-140', ordernr, hash: given },
      ...refusedBy('Order not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Order not found.' });
  });
});

test.each([
  ['getOrders', getOrders, page],
  ['getOrderStatus', getOrderStatus, { token: 'tok-140', ordernr: number, hash }],
] as const)('API-78, API-87: %s with a token that has expired is refused', async (name, call, args) => {
  const problem = await refusal(call, {
    description: `${name} for a token that has expired`,
    given: 'a token has expired',
    params: signedIn,
    args,
    ...refusedBy('Requested token not found.'),
  });
  expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
});
