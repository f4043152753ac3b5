/**
 * How long the mock takes to answer a customer with 500 orders: `node bench/manyOrders.ts` prints the median of each call
 * in ms, and fails above the limit.
 */
import { aDeliveredOrder } from '#fixtures/exchanges.ts';
import { addOrder } from '#mocks/orders/tables.ts';
import { signInAs, visit } from '#mocks/visit.ts';
import { median } from './median.ts';

const limit = 10;
const count = 500;
const rounds = 50;

const { send, db, ...visitor } = await visit('many orders', 'ar');
const { customer } = await signInAs({ send, db, ...visitor }, 'nueva');
for (let place = 0; place < count; place += 1)
  await addOrder(db, customer.id_customer, {
    ...aDeliveredOrder(),
    order_nr: String(700_000 + place),
    exchange_until: '2026-12-31',
  });

type Orders = { orders: unknown[] };
const form = (offset: number) => ({ token: customer.token, limit: '4', offset: String(offset) });
const calls = {
  'first page of orders': () => send<Orders>('customer/order?api_version=2', form(0)),
  'last page of orders': () => send<Orders>('customer/order?api_version=2', form(count - 4)),
  'orders to exchange': () => send<Orders>('exchange/orders?api_version=2', form(0)),
};

for (const [name, call] of Object.entries(calls)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const { orders } = await call();
    times.push(performance.now() - began);
    if (orders.length !== 4) throw new Error(`Failed to measure ${name}: it has ${orders.length} orders.`);
  }
  const middle = median(times);
  console.log(`${name}: ${middle.toFixed(1)} ms (limit ${limit} ms, ${rounds} calls, ${count} orders)`);
  if (middle > limit) process.exitCode = 1;
}
