import * as v from 'valibot';
import { wireTime } from './clock.ts';
import { addOrder, statedOrder } from './orderTable.ts';
import { addSignedIn, signedIn } from './statedCustomer.ts';
import { state } from './stateKinds.ts';

/** The provider states of orders. */
export const orderStates = {
  'a customer has orders': state({
    meaning:
      'As `a customer is signed in`, and has made these orders, to which these steps have happened, the last of them being the status; `tracking` is the number by which one that was shipped can be followed.',
    params: v.object({ ...signedIn, orders: v.array(statedOrder) }),
    set: async (session, { orders, ...params }) => {
      await addSignedIn(session, params);
      const customer = params.customer.id_customer;
      for (const order of orders) await addOrder(session, customer, order);
    },
  }),
  'a customer has many orders': state({
    meaning: 'As `a customer is signed in`, and has made so many orders, one a day, all delivered.',
    params: v.object({ ...signedIn, count: v.number() }),
    set: async (session, { count, ...params }) => {
      await addSignedIn(session, params);
      const day = 86_400_000;
      for (let place = 1; place <= count; place += 1) {
        const placed = session.clock.now().getTime() - (count - place + 10) * day;
        await addOrder(session, params.customer.id_customer, {
          order_nr: String(300_000_000 + place),
          total: 48_499,
          steps: [
            { code: 'received', date: wireTime(placed) },
            { code: 'delivered', date: wireTime(placed + 4 * day) },
          ],
          tracking: `CA${place}`,
          delivery_carrier: 'Correo Andino',
          exchange_until: wireTime(placed + 30 * day).slice(0, 10),
          shipping_address: null,
          items: [{ sku: 'ZP0001-38', quantity: 1, price: 54_999, paid_price: 43_999 }],
        });
      }
    },
  }),
};
