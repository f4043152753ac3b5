import { someExchangeOptions } from '#fixtures/exchanges.ts';
import {
  annulExchange,
  createExchange,
  type ExchangeOrder,
  getExchangeOptions,
  getExchangeOrders,
  getExchangeSizes,
  getPickupOptions,
} from '#schemas/exchanges.ts';
import { wireTime } from './clock.ts';
import { officesNear, pickupsAt } from './exchangePlaces.ts';
import { requestOf } from './exchangeRequest.ts';
import {
  exchangeableOrders,
  exchangesOf,
  exchangeStatus,
  type ExchangeRow,
  hasItem,
  isTaken,
  returnUntil,
} from './exchangeTable.ts';
import { ok, refuse } from './handle.ts';
import { handleForCustomer } from './handleForCustomer.ts';
import { itemOf } from './orders.ts';
import { linesOf, type OrderRow, placedOn } from './orderTable.ts';
import type { Session } from './session.ts';
import { nextNumber } from './signIn.ts';
import { otherSizes } from './stock.ts';

/** Batch numbers that the server gives begin here. */
const firstBatch = 900_200;

function wireOrder(row: OrderRow, session: Session, origin: string): ExchangeOrder {
  const { order_nr, exchange_until } = row;
  const items = linesOf(session, row).map((line) => {
    const { name, brand, size, image } = itemOf(line, session, origin);
    const { sku, quantity, paid_price } = line;
    return { sku, quantity, name, brand, size, paid_price, image, exchangeable: !isTaken(session, row, sku) };
  });
  return { order_nr, date: placedOn(row), exchange_until, items };
}

function wireExchange(row: ExchangeRow, session: Session) {
  const { batchnumber, order_nr, date, return_way } = row;
  const address = session.addresses.find(row.id_customer_address);
  return {
    batchnumber,
    order_nr,
    date,
    status: exchangeStatus(row, session),
    return_way,
    return_until: returnUntil(row),
    offices: return_way === 'branch_dropoff' && address ? officesNear(session, address) : [],
  };
}

const ownOrder = (session: Session, customer: string, number: string) =>
  exchangeableOrders(session, customer).find(({ order_nr }) => order_nr === number);

/** The refusal of an order that is unknown, that of somebody else, or cannot be exchanged any more. */
const noOrder = () => refuse('Order not found.');

export const exchangeHandlers = [
  handleForCustomer(getExchangeOrders, ({ session, customer, origin, args: { limit, offset } }) => ({
    ...ok,
    orders: exchangeableOrders(session, customer.id)
      .slice(offset, offset + limit)
      .map((row) => wireOrder(row, session, origin)),
    exchanges: exchangesOf(session, customer.id).map((row) => wireExchange(row, session)),
  })),
  handleForCustomer(getExchangeOptions, ({ session, customer, args: { order_nr } }) =>
    ownOrder(session, customer.id, order_nr) ? { ...ok, ...someExchangeOptions() } : noOrder(),
  ),
  handleForCustomer(getExchangeSizes, ({ session, customer, args: { order_nr, sku } }) => {
    const order = ownOrder(session, customer.id, order_nr);
    if (order === undefined) return noOrder();
    if (!hasItem(session, order, sku)) return refuse('Product not available for exchange.');
    return { ...ok, sizes: otherSizes(session, sku) };
  }),
  handleForCustomer(getPickupOptions, ({ session, customer, args: { id_customer_address: id } }) => {
    const address = session.addresses.find(id);
    if (address?.customer !== customer.id) return refuse('Address not found.');
    return { ...ok, pickup: pickupsAt(session, address), offices: officesNear(session, address) };
  }),
  handleForCustomer(createExchange, async ({ session, customer, args: { payload } }) => {
    const given = requestOf(session, customer.id, payload);
    if (!('request' in given)) return given;
    const batchnumber = String(firstBatch + nextNumber(session));
    const date = wireTime(session.clock.now().getTime());
    await session.exchanges.add({
      batchnumber,
      customer: customer.id,
      date,
      status: 'open',
      ...given.request,
    });
    const isCollected = given.request.return_way === 'home_pickup';
    return {
      ...ok,
      batchnumber,
      date: isCollected ? (pickupsAt(session, given.address)[0]?.date ?? '') : '',
    };
  }),
  handleForCustomer(annulExchange, async ({ session, customer, args: { batchnumber } }) => {
    const row = session.exchanges.find(batchnumber);
    const isOpen = row?.customer === customer.id && exchangeStatus(row, session) === 'open';
    if (!isOpen) return refuse('Exchange not found.');
    await session.exchanges.change(batchnumber, (kept) => {
      kept.status = 'annulled';
    });
    return ok;
  }),
];
