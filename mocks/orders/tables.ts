import * as v from 'valibot';
import { type Clock, wireTime } from '#mocks/clock.ts';
import { table } from '#mocks/table.ts';
import { orderStatuses } from '#schemas/orders.ts';

/** An item at the prices of the day on which it was bought. */
const bought = { sku: v.string(), quantity: v.number(), price: v.number(), paid_price: v.number() };

const lineRow = v.object({ id: v.string(), order_nr: v.string(), ...bought });

/** A step of an order at a time of the mock, which may be in the future. */
const step = v.object({ code: v.picklist(orderStatuses), date: v.string() });

const orderRow = v.object({
  customer: v.string(),
  order_nr: v.string(),
  total: v.number(),
  /** The oldest first. */
  steps: v.array(step),
  /** The tracking number; '' for an order that cannot be tracked. */
  tracking: v.string(),
  delivery_carrier: v.string(),
  /** YYYY-MM-DD, or ''. */
  exchange_until: v.string(),
  /** `null` for an order that is collected at a branch. */
  shipping_address: v.nullable(
    v.object({
      first_name: v.string(),
      last_name: v.string(),
      address1: v.string(),
      street_number: v.string(),
      city: v.string(),
      postcode: v.string(),
    }),
  ),
});

/** Fields of an order and its lines that a provider state shares with the rows. */
export const statedOrder = v.object({
  ...v.omit(orderRow, ['customer']).entries,
  items: v.array(v.object(bought)),
});

/** A stored order; names and pictures of its items are read from the catalogue for each reply. */
export type OrderRow = v.InferOutput<typeof orderRow>;

export type OrderLineRow = v.InferOutput<typeof lineRow>;

export type StatedOrder = v.InferOutput<typeof statedOrder>;

export const orderTables = () => ({
  orders: table({ name: 'orders', schema: orderRow, key: 'order_nr' }),
  orderLines: table({ name: 'orderLines', schema: lineRow, key: 'id' }),
});

/** The orders of a visitor, and the clock. */
export interface Orders extends ReturnType<typeof orderTables> {
  clock: Clock;
}

export async function addOrder(db: Orders, customer: string, { items, ...order }: StatedOrder) {
  await db.orders.add({ customer, ...order });
  const { order_nr } = order;
  for (const [index, line] of items.entries())
    await db.orderLines.add({ id: `${order_nr}-${index + 1}`, order_nr, ...line });
}

/** The lines of an order, in the order in which they were added. */
export const linesOf = ({ orderLines }: Orders, { order_nr }: OrderRow) =>
  orderLines.list({ where: (row) => row.order_nr === order_nr });

export const placedOn = ({ steps }: OrderRow): string => steps[0]?.date ?? '';

/** The steps of an order up to now; later steps follow with the mock's clock. */
export function stepsSoFar({ steps }: OrderRow, { clock }: Orders) {
  const now = wireTime(clock.now().getTime());
  return steps.filter(({ date }, index) => index === 0 || date <= now);
}

/** The status of an order now. */
export const statusOf = (row: OrderRow, db: Orders) => stepsSoFar(row, db).at(-1)?.code ?? 'received';

/** Whether an order can be exchanged or returned: it has arrived, and its last day is not over. */
export const isExchangeable = (row: OrderRow, db: Orders) =>
  statusOf(row, db) === 'delivered' && row.exchange_until >= wireTime(db.clock.now().getTime()).slice(0, 10);

/** The orders of a customer, the newest first. */
export const ordersOf = ({ orders }: Orders, customer: string, { skip = 0, take = Infinity } = {}) =>
  orders.list({
    where: (row) => row.customer === customer,
    order: (a, b) => placedOn(b).localeCompare(placedOn(a)) || b.order_nr.localeCompare(a.order_nr),
    skip,
    take,
  });
