import * as v from 'valibot';
import { wireTime } from '#mocks/clock.ts';
import { addOrder, statedOrder } from '#mocks/orders/tables.ts';
import { otherSizes } from '#mocks/product/wireProduct.ts';
import type { Database } from '#mocks/database.ts';
import { addSignedIn, sendChange, signedIn, state } from '#mocks/stateKinds.ts';
import { address } from '#schemas/addresses.ts';
import { annulExchange, madeExchange, offeredSizes } from '#schemas/exchanges.ts';
import { exchangeHandlers, officesNear, pickupsAt } from './handlers.ts';
import { type ExchangeRow, exchangeStatus, returnUntil } from './tables.ts';

const customers = {
  ...signedIn,
  /** YYYY-MM-DD; the time is noon. */
  today: v.string(),
  addresses: v.array(address),
  orders: v.array(statedOrder),
};

type Params = v.InferOutput<v.ObjectSchema<typeof customers, undefined>>;

async function addCustomer(db: Database, { today, addresses, orders, ...params }: Params) {
  db.clock.set(new Date(`${today}T12:00:00Z`));
  await addSignedIn(db, params);
  const customer = params.customer.id_customer;
  for (const each of addresses) await db.addresses.add({ customer, ...each });
  for (const order of orders) await addOrder(db, customer, order);
}

/** An exchange in a provider state, with its articles. Its offices are those near its address. */
const stated = v.object({ ...v.omit(madeExchange, ['offices']).entries, skus: v.array(v.string()) });

const requests = { ...customers, exchanges: v.array(stated) };

async function addRequests(
  db: Database,
  { exchanges, ...params }: v.InferOutput<v.ObjectSchema<typeof requests, undefined>>,
) {
  await addCustomer(db, params);
  for (const { skus, batchnumber, order_nr, date, status, return_way, return_until } of exchanges) {
    const row: ExchangeRow = {
      batchnumber,
      order_nr,
      date,
      customer: params.customer.id_customer,
      status: status === 'annulled' || status === 'done' ? status : 'open',
      return_way: return_way === 'home_pickup' ? return_way : 'branch_dropoff',
      reason: 'defect',
      collection_way: 'wallet',
      items: skus.map((sku) => ({ sku, change_detail: '', replacement_sku: '' })),
      id_customer_address: params.addresses[0]?.id_customer_address ?? '',
      bank_data: null,
    };
    if (exchangeStatus(row, db) !== status || returnUntil(row) !== return_until)
      throw new Error(`Failed to set the state: the request ${batchnumber} is ${exchangeStatus(row, db)}.`);
    await db.exchanges.add(row);
  }
}

export const exchangeStates = {
  'a customer can exchange an order': state({
    meaning:
      'As `a customer has addresses`, and it is the day `today`, on which these orders have arrived and can be exchanged; of their articles these sizes are offered instead. A carrier comes within a week.',
    params: v.object({ ...customers, sizes: offeredSizes }),
    set: async (db, { sizes, ...params }) => {
      await addCustomer(db, params);
      const items = params.orders.flatMap((order) => order.items);
      const others = items.flatMap(({ sku }) => otherSizes(db, sku));
      for (const { skuSimple } of others)
        db.stock.set(skuSimple, sizes.find((size) => size.skuSimple === skuSimple)?.stock ?? 0);
    },
  }),
  'a customer has made exchanges': state({
    meaning:
      'As `a customer can exchange an order`, and she has made these requests for these articles. Articles of an open or done request cannot be exchanged any more; an expired request was not brought to a branch in time.',
    params: v.object(requests),
    set: addRequests,
  }),
  'a customer has annulled an exchange': state({
    meaning:
      'As `a customer has made exchanges`, and she has annulled the exchange of the number since then: set the state up by the call `annulExchange` itself, so that its effect is tested.',
    params: v.object({ ...requests, batchnumber: v.string() }),
    set: async (db, { batchnumber, ...params }) => {
      await addRequests(db, params);
      await sendChange(db, exchangeHandlers, annulExchange, { token: params.token, batchnumber });
    },
  }),
  'articles come back from an address': state({
    meaning:
      'As `a customer has addresses`, and it is the day `today`; a carrier comes to the first of them within a week if `pickup` is true, and an office is near if `offices` is.',
    params: v.object({
      ...v.omit(v.object(customers), ['orders']).entries,
      pickup: v.boolean(),
      offices: v.boolean(),
    }),
    set: async (db, { pickup, offices, ...params }) => {
      await addCustomer(db, { ...params, orders: [] });
      const [first] = db.addresses.list({
        where: (row) => row.customer === params.customer.id_customer,
      });
      const isRight =
        first !== undefined &&
        pickupsAt(db, first).length > 0 === pickup &&
        officesNear(db, first).length > 0 === offices;
      if (!isRight) throw new Error('Failed to set the state: the mock has other carriers or offices there.');
    },
  }),
};

export const orderStates = {
  'a customer has orders': state({
    meaning:
      'As `a customer is signed in`, and has made these orders, to which these steps have happened, the last of them being the status; `tracking` is the number by which one that was shipped can be followed.',
    params: v.object({ ...signedIn, orders: v.array(statedOrder) }),
    set: async (db, { orders, ...params }) => {
      await addSignedIn(db, params);
      const customer = params.customer.id_customer;
      for (const order of orders) await addOrder(db, customer, order);
    },
  }),
  'a customer has many orders': state({
    meaning: 'As `a customer is signed in`, and has made so many orders, one a day, all delivered.',
    params: v.object({ ...signedIn, count: v.number() }),
    set: async (db, { count, ...params }) => {
      await addSignedIn(db, params);
      const day = 86_400_000;
      for (let number = 1; number <= count; number += 1) {
        const placed = db.clock.now().getTime() - (count - number + 10) * day;
        await addOrder(db, params.customer.id_customer, {
          order_nr: String(300_000_000 + number),
          total: 48_499,
          steps: [
            { code: 'received', date: wireTime(placed) },
            { code: 'delivered', date: wireTime(placed + 4 * day) },
          ],
          tracking: `CA${number}`,
          delivery_carrier: 'Correo Andino',
          exchange_until: wireTime(placed + 30 * day).slice(0, 10),
          shipping_address: null,
          items: [{ sku: 'ZP0001-38', quantity: 1, price: 54_999, paid_price: 43_999 }],
        });
      }
    },
  }),
};
