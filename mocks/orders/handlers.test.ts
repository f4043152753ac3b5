import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { aFingerprint, aStatedCustomer } from '#fixtures/customer.ts';
import { setState } from '#mocks/states.ts';
import { signInAs, visit } from '#mocks/visit.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { type getOrders, type getOrderStatus, orderStatuses } from '#schemas/orders.ts';
import { isExchangeable } from './tables.ts';

type Orders = ReplyOf<typeof getOrders>;
type Status = ReplyOf<typeof getOrderStatus>;

const notFound = { error: true, message: 'Order not found.' };
const day = 86_400_000;

async function open(name: string, country: CountryCode = 'ar') {
  const visitor = await visit(`orders of ${name}`, country);
  /** A session ends after a day. */
  const token = async () => (await signInAs(visitor, name)).customer.token;
  return {
    ...visitor,
    orders: async (form: Record<string, string> = {}) => {
      const page = { token: await token(), limit: '4', offset: '0' };
      return visitor.send<Orders>('customer/order?api_version=2', { ...page, ...form });
    },
    status: async (ordernr: string, hash = createHash('sha256').update(ordernr).digest('hex')) =>
      visitor.send<Status>('order/statusnotifier?api_version=2', { token: await token(), ordernr, hash }),
  };
}

const numbers = ({ orders }: Orders) => orders.map(({ order_nr }) => order_nr);

describe.each(['ar', 'cl', 'co', 'br'] as const)('in %s', (country) => {
  test('API-78: ana has nine orders, the newest first, one of every status and one to exchange', async () => {
    const { orders, db } = await open('ana', country);
    const { orders: all } = await orders({ limit: '20' });
    expect(all).toHaveLength(9);
    expect(all.map(({ date }) => date)).toEqual(
      all
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    const states = new Set(all.map(({ status }) => status));
    expect([...states].toSorted()).toEqual(['cancelled', 'delivered', 'paid', 'returned', 'shipped']);
    const rows = db.orders.list({ where: (row) => isExchangeable(row, db) });
    expect(rows.map(({ order_nr }) => order_nr)).toEqual([all[2]?.order_nr]);
    for (const { items } of all) for (const { name, image } of items) expect([name, image]).not.toContain('');
  });
});

test('API-78: pages of four have every order once; nueva has none', async () => {
  const { orders } = await open('ana');
  const all = numbers(await orders({ limit: '20' }));
  const pages = [await orders(), await orders({ offset: '4' }), await orders({ offset: '8' })];
  expect(pages.map((page) => page.orders.length)).toEqual([4, 4, 1]);
  expect(pages.flatMap(numbers)).toEqual(all);
  expect(numbers(await orders({ offset: '9' }))).toEqual([]);
  expect(numbers(await (await open('nueva')).orders())).toEqual([]);
});

test('API-78: one order by its number, and neither an unknown one nor that of another customer', async () => {
  const { orders, status, db } = await open('ana');
  const [number = ''] = numbers(await orders());
  expect(numbers(await orders({ order_nr: number }))).toEqual([number]);
  expect(await orders({ order_nr: '999' })).toEqual(notFound);
  const [foreign] = db.orders.list({ where: ({ customer }) => customer !== '1100' });
  expect(await orders({ order_nr: foreign?.order_nr ?? '' })).toEqual(notFound);
  expect(await status(foreign?.order_nr ?? '')).toEqual(notFound);
});

test('API-87: the steps of an order, the oldest first, for the hash of its number alone', async () => {
  const { orders, status } = await open('ana');
  const [number = ''] = numbers(await orders());
  expect((await status(number)).status).toEqual([
    { code: 'received', label: 'Pedido recibido', date: '2026-03-02 10:42:00' },
    { code: 'paid', label: 'Pago aprobado', date: '2026-03-02 10:48:00' },
  ]);
  expect(await status(number, 'f00')).toEqual(notFound);
});

test('API-78, API-87: an order goes on as the time of the mock does', async () => {
  const { orders, status, db } = await open('ana');
  const seen: unknown[] = [];
  const start = db.clock.now().getTime();
  for (const days of [0, 1, 2, 4]) {
    db.clock.set(new Date(start + days * day));
    const [order] = (await orders()).orders;
    seen.push([order?.status, (await status(order?.order_nr ?? '')).status.length, order?.tracking?.number]);
  }
  expect(seen).toEqual([
    ['paid', 2, undefined],
    ['prepared', 3, undefined],
    ['shipped', 4, 'CA884111009'],
    ['delivered', 5, 'CA884111009'],
  ]);
});

test('API-78: the statuses of the mock are those of API-87', () => {
  expect(orderStatuses).toEqual([
    'received',
    'paid',
    'prepared',
    'shipped',
    'delivered',
    'cancelled',
    'returned',
  ]);
});

test('API-78: of 500 orders the lines of a page alone are read', async () => {
  const { send, db } = await visit('orders of many');
  const customer = aStatedCustomer();
  await setState(db, 'a customer has many orders', {
    customer,
    token: 'tok-140',
    fingerprint: aFingerprint,
    count: 500,
  });
  const read = vi.spyOn(db.orderLines, 'list');
  const form = { token: 'tok-140', limit: '4', offset: '480' };
  expect((await send<Orders>('customer/order?api_version=2', form)).orders).toHaveLength(4);
  expect(read).toHaveBeenCalledTimes(4);
});
