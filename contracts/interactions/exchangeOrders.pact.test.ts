import { describe, expect, test } from 'vitest';
import { aDeliveredOrder, anExchangeItem, anExchangeOrder } from '#fixtures/exchanges.ts';
import { getExchangeOrders } from '#schemas/exchanges.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { entryByEntry, exactly, like } from '#contracts/pact/matchers.ts';
import { done, refusedBy, sameEntries, signedIn } from './knownCustomer.ts';
import { annulled, annulledOn, exchanged, exchanging, known, made, stated, token } from './knownExchange.ts';

const page = { token, limit: 4, offset: 0 };

const sameOrder = {
  orders: entryByEntry,
  'orders.*.order_nr': exactly,
  'orders.*.date': exactly,
  'orders.*.exchange_until': exactly,
  'orders.*.items': entryByEntry,
  'orders.*.items.*.sku': exactly,
  'orders.*.items.*.quantity': exactly,
  'orders.*.items.*.paid_price': exactly,
  'orders.*.items.*.exchangeable': exactly,
};

const sameOffices = {
  'exchanges.*.offices.*.id': like(/^[\w-]+$/),
  'exchanges.*.offices.*.city': exactly,
};
const sameRequests = { ...sameEntries('exchanges', made, 'offices'), ...sameOffices };

describe('the orders that can be exchanged', () => {
  test('API-95: are listed with their articles, and without requests', async () => {
    const orders = [anExchangeOrder()];
    const result = await interaction(getExchangeOrders, {
      description: 'the orders that can be exchanged',
      given: 'a customer can exchange an order',
      params: exchanging,
      args: page,
      reply: { ...done, orders, exchanges: [] },
      matches: { ...sameOrder, exchanges: exactly },
    });
    expect(result).toEqual({ orders, exchanges: [] });
  });

  test('API-95, ORD-05: the page after those that are held', async () => {
    const newer = {
      ...aDeliveredOrder(),
      order_nr: '200012350',
      steps: [
        { code: 'received' as const, date: '2024-03-06 10:00:00' },
        { code: 'delivered' as const, date: '2024-03-08 09:30:00' },
      ],
    };
    const orders = [anExchangeOrder()];
    const result = await interaction(getExchangeOrders, {
      description: 'the orders that can be exchanged after the first one',
      given: 'a customer can exchange an order',
      params: { ...exchanging, orders: [newer, ...known.orders] },
      args: { ...page, offset: 1 },
      reply: { ...done, orders, exchanges: [] },
      matches: { ...sameOrder, exchanges: exactly },
    });
    expect(result).toEqual({ orders, exchanges: [] });
  });

  test('API-95, ORD-05: a page is full where more follow', async () => {
    const boots = { sku: 'AN0107-38', quantity: 1, paid_price: 94990 };
    const bought = [...aDeliveredOrder().items, { ...boots, price: 118490 }];
    const numbers = [5, 4, 3, 2, 1].map((place) => String(300_000_000 + place));
    const items = [anExchangeItem(), anExchangeItem({ ...boots, name: 'Botín de cuero Quena' })];
    const orders = numbers.slice(0, 4).map((order_nr) => anExchangeOrder({ order_nr, items }));
    const result = await interaction(getExchangeOrders, {
      description: 'the first of several pages of orders that can be exchanged',
      given: 'a customer can exchange an order',
      params: {
        ...exchanging,
        orders: numbers.map((order_nr) => Object.assign(aDeliveredOrder(), { order_nr, items: bought })),
      },
      args: page,
      reply: { ...done, orders, exchanges: [] },
      matches: { ...sameOrder, 'orders.*.items.*.size': exactly, exchanges: exactly },
    });
    expect(result).toEqual({ orders, exchanges: [] });
  });

  test('API-95, ERR-48: name the requests made, and articles that are exchanged no more', async () => {
    const orders = [anExchangeOrder({ items: [anExchangeItem({ exchangeable: false })] })];
    const result = await interaction(getExchangeOrders, {
      description: 'the orders that can be exchanged of a customer with requests',
      given: 'a customer has made exchanges',
      params: exchanged,
      args: page,
      reply: { ...done, orders, exchanges: [made, annulled] },
      matches: { ...sameOrder, ...sameRequests },
    });
    expect(result).toEqual({ orders, exchanges: [made, annulled] });
  });

  test('API-95: name all requests, more than a page has orders', async () => {
    const exchanges = [made, ...[5, 4, 3, 2].map((day) => annulledOn(day, `90011${day}`))];
    const result = await interaction(getExchangeOrders, {
      description: 'the orders that can be exchanged of a customer with five requests',
      given: 'a customer has made exchanges',
      params: { ...known, exchanges: stated(exchanges) },
      args: page,
      reply: {
        ...done,
        orders: [anExchangeOrder({ items: [anExchangeItem({ exchangeable: false })] })],
        exchanges,
      },
      matches: { exchanges: entryByEntry, 'exchanges.*.batchnumber': exactly, ...sameOffices },
    });
    expect(result).toMatchObject({ exchanges });
  });

  test('API-95: are listed up to the end of the last day for it', async () => {
    const orders = [anExchangeOrder()];
    const result = await interaction(getExchangeOrders, {
      description: 'the orders that can be exchanged on the last day for it',
      given: 'a customer can exchange an order',
      params: { ...exchanging, today: aDeliveredOrder().exchange_until },
      args: page,
      reply: { ...done, orders, exchanges: [] },
      matches: { ...sameOrder, exchanges: exactly },
    });
    expect(result).toEqual({ orders, exchanges: [] });
  });

  test('API-95: are not listed any more on the day after it', async () => {
    const result = await interaction(getExchangeOrders, {
      description: 'the orders that can be exchanged on the day after the last one for it',
      given: 'a customer can exchange an order',
      params: { ...exchanging, today: '2024-04-05' },
      args: page,
      reply: { ...done, orders: [], exchanges: [] },
      matches: { orders: exactly, exchanges: exactly },
    });
    expect(result).toEqual({ orders: [], exchanges: [] });
  });

  test('API-95, ERR-53: a request for a branch has expired once its time is over', async () => {
    const expired = { ...made, status: 'expired' };
    const result = await interaction(getExchangeOrders, {
      description: 'the requests of a customer of which one has expired',
      given: 'a customer has made exchanges',
      params: { ...known, today: '2024-03-19', exchanges: stated([expired]) },
      args: page,
      reply: { ...done, orders: [anExchangeOrder()], exchanges: [expired] },
      matches: {
        ...sameOrder,
        ...sameOffices,
        'exchanges.*.status': exactly,
        'exchanges.*.return_until': exactly,
      },
    });
    expect(result).toMatchObject({ exchanges: [expired] });
  });

  test('API-100, EXCH-15: can be exchanged again once the request is annulled', async () => {
    const exchanges = [{ ...made, status: 'annulled' }, annulled];
    const result = await interaction(getExchangeOrders, {
      description: 'the orders that can be exchanged after an annulment',
      given: 'a customer has annulled an exchange',
      params: { ...exchanged, batchnumber: made.batchnumber },
      args: page,
      reply: { ...done, orders: [anExchangeOrder()], exchanges },
      matches: { ...sameOrder, ...sameRequests },
    });
    expect(result).toEqual({ orders: [anExchangeOrder()], exchanges });
  });

  test('API-95, ERR-47: are none for a customer without orders', async () => {
    const result = await interaction(getExchangeOrders, {
      description: 'the orders that can be exchanged of a customer without any',
      given: 'a customer is signed in',
      params: signedIn,
      args: page,
      reply: { ...done, orders: [], exchanges: [] },
      matches: { orders: exactly, exchanges: exactly },
    });
    expect(result).toEqual({ orders: [], exchanges: [] });
  });

  test('API-95: of a token that has expired are refused', async () => {
    const problem = await refusal(getExchangeOrders, {
      description: 'the orders that can be exchanged for a token that has expired',
      given: 'a token has expired',
      params: signedIn,
      args: page,
      ...refusedBy('Requested token not found.'),
    });
    expect(problem.code).toBe('refused');
  });
});
