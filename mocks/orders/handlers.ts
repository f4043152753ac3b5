import { stepLabels } from '#fixtures/orders.ts';
import { handleForCustomer, ok, refuse } from '#mocks/handle.ts';
import { pictureUrl } from '#mocks/product/wireProduct.ts';
import type { Database } from '#mocks/database.ts';
import { getOrders, getOrderStatus, type WireOrder, type WireOrderItem } from '#schemas/orders.ts';
import {
  linesOf,
  type OrderLineRow,
  type OrderRow,
  ordersOf,
  placedOn,
  statusOf,
  stepsSoFar,
} from './tables.ts';

/** Refuses an unknown order and an order of another customer. */
const notFound = () => refuse('Order not found.');

/** A line as the wire has it. */
export function itemOf(line: OrderLineRow, db: Database, origin: string): WireOrderItem {
  const { sku, quantity, price, paid_price } = line;
  const product = db.world.productOfItem.get(sku);
  return {
    sku,
    quantity,
    price,
    paid_price,
    name: product?.name ?? '',
    brand: product?.brandName ?? '',
    size: product?.sizes.find(({ skuSimple }) => skuSimple === sku)?.size ?? '',
    image: product ? pictureUrl(product.sku, 1, origin) : '',
    url: product?.url ?? '',
  };
}

/** A parcel can be tracked after it was sent. */
function trackingOf(row: OrderRow, db: Database) {
  const isSent = stepsSoFar(row, db).some(({ code }) => code === 'shipped');
  if (row.tracking === '' || !isSent) return null;
  return { number: row.tracking, url: `https://correo.example/seguimiento/${row.tracking}` };
}

function wireOrder(row: OrderRow, db: Database, origin: string): WireOrder {
  const { order_nr, total, delivery_carrier, exchange_until, shipping_address } = row;
  return {
    order_nr,
    date: placedOn(row),
    total,
    status: statusOf(row, db),
    tracking: trackingOf(row, db),
    delivery_carrier,
    exchange_until,
    shipping_address,
    items: linesOf(db, row).map((each) => itemOf(each, db, origin)),
  };
}

const ownOrder = ({ orders }: Database, customer: string, number: string) => {
  const row = orders.find(number);
  return row?.customer === customer ? row : undefined;
};

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const orderHandlers = [
  handleForCustomer(getOrders, ({ db, customer, origin, args: { order_nr: number, limit, offset } }) => {
    const own = number === undefined ? undefined : ownOrder(db, customer.id, number);
    if (number !== undefined && own === undefined) return notFound();
    const rows = own ? [own] : ordersOf(db, customer.id, { skip: offset, take: limit });
    return { ...ok, orders: rows.map((row) => wireOrder(row, db, origin)) };
  }),
  handleForCustomer(getOrderStatus, async ({ db, customer, args: { ordernr, hash } }) => {
    const row = ownOrder(db, customer.id, ordernr);
    if (row === undefined || hash !== (await sha256(ordernr))) return notFound();
    const status = stepsSoFar(row, db).map(({ code, date }) => ({
      code,
      label: stepLabels[code],
      date,
    }));
    return { ...ok, status };
  }),
];
