import { aStatedOrder } from '#fixtures/orders.ts';
import { getOrders, getOrderStatus } from '#schemas/orders.ts';
import { maria, page, signInLuz } from './people.ts';
import { sequence, state } from './sequence.ts';

const order = aStatedOrder();
/** The SHA-256 of its number. */
const hash = '1ace649263a9210fe74509e4e544318b9b7ca8a8b053892dc05409db65f31d88';

export const orderSequences = [
  sequence(
    getOrders,
    'another customer sees no order, by its number neither',
    state('a customer has orders', { ...maria, orders: [order] }),
    async (steps) => {
      const { order_nr } = order;
      const { token } = await signInLuz(steps);
      await steps.shows(getOrders, page, { orders: [{ order_nr }] });
      await steps.hides(getOrders, { ...page, token }, order_nr);
      await steps.hides(getOrders, { ...page, token, order_nr }, order_nr);
      await steps.hides(getOrderStatus, { token, ordernr: order_nr, hash }, 'received');
    },
  ),
];
