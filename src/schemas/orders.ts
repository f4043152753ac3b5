import * as v from 'valibot';
import { apiReply, endpoint, ofCustomer } from './endpoint.ts';
import { amount, pageForm, text } from './ownLists.ts';

// An order is shown even if fields are missing, except its number and the item of a line.

/** The steps of an order so far (API-87). */
export const orderStatuses = [
  'received',
  'paid',
  'prepared',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** A line of an order: an item, by its sku-simple, and its prices per unit. */
const orderItem = v.object({
  sku: v.string(),
  /** May arrive as text (ORD-03). */
  quantity: v.fallback(v.union([v.number(), v.string()]), 1),
  name: text,
  brand: text,
  size: text,
  price: amount,
  paid_price: amount,
  image: text,
  url: text,
});

/** Where an order is sent to. */
const shippingAddress = v.object({
  first_name: text,
  last_name: text,
  address1: text,
  street_number: text,
  city: text,
  postcode: text,
});

/** `null` until the parcel can be followed. */
const tracking = v.fallback(v.nullable(v.object({ number: text, url: text })), null);

/** An order on the wire; `status` is one of `orderStatuses` or an unknown one. */
const order = v.object({
  order_nr: v.string(),
  /** YYYY-MM-DD HH:MM:SS, like all dates of orders except the next. */
  date: text,
  total: amount,
  status: text,
  tracking,
  delivery_carrier: text,
  /** The last day for an exchange or a return, YYYY-MM-DD; '' for none. */
  exchange_until: text,
  shipping_address: v.fallback(v.nullable(shippingAddress), null),
  items: v.fallback(v.array(orderItem), () => []),
});

const call = { ...ofCustomer, kind: 'read' } as const;

/**
 * Reads a page of the customer's orders, the newest first, or the one of `order_nr`: `POST {api}/customer/order`
 * (API-78).
 */
export const getOrders = endpoint('getOrders', ['API-78'], {
  ...call,
  path: 'customer/order',
  form: v.object({ ...pageForm, order_nr: v.exactOptional(v.string()) }),
  reply: apiReply({ orders: v.array(order) }),
});

/** A step of an order; `label` is its name from the server. */
const orderStep = v.object({ code: text, label: text, date: text });

/**
 * Reads the steps of an order, the oldest first: `POST {api}/order/statusnotifier` with the SHA-256 of its number (API-87,
 * ORD-11).
 */
export const getOrderStatus = endpoint('getOrderStatus', ['API-87'], {
  ...call,
  path: 'order/statusnotifier',
  form: v.object({ token: v.string(), ordernr: v.string(), hash: v.string() }),
  reply: apiReply({ status: v.array(orderStep) }),
});

export type WireOrder = v.InferOutput<typeof order>;
export type WireOrderItem = v.InferOutput<typeof orderItem>;
export type OrderStep = v.InferOutput<typeof orderStep>;
export type ShippingAddress = v.InferOutput<typeof shippingAddress>;

/** A line of an order: the only one of its item, with the whole quantity (ORD-02). */
export interface OrderLine extends Omit<WireOrderItem, 'quantity'> {
  quantity: number;
}

/** The model of an order. */
export interface Order extends Omit<WireOrder, 'items'> {
  items: readonly OrderLine[];
}
