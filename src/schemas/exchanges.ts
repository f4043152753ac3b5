import * as v from 'valibot';
import { bankData } from './customerShape.ts';
import { apiReply, endpoint, ofCustomer } from './endpoint.ts';
import { pageForm, text } from './ownLists.ts';

// Orders and options are shown even if fields are missing: a missing text is '', a missing list is empty, and the rules
// leave out options that cannot be chosen then.

/** A list; empty if it is missing. */
const listOf = <Entry extends v.GenericSchema>(entry: Entry) => v.fallback(v.array(entry), () => []);

/** A line of an order: an item, by its sku-simple. Only an `exchangeable` item can be chosen (ERR-48). */
const exchangeItem = v.object({
  sku: v.string(),
  quantity: v.fallback(v.number(), 1),
  name: text,
  brand: text,
  size: text,
  /** Of one unit. */
  paid_price: v.fallback(v.number(), Number.NaN),
  image: text,
  exchangeable: v.fallback(v.boolean(), false),
});

/** An order with articles that can be exchanged or returned, until a day YYYY-MM-DD. */
export const exchangeOrder = v.object({
  order_nr: v.string(),
  date: text,
  exchange_until: text,
  items: listOf(exchangeItem),
});

/** How articles come back (EXCH-03). */
export const returnWays = ['home_pickup', 'branch_dropoff'] as const;

/** A branch; `hours` are its opening hours as text. */
const office = v.object({
  id: v.string(),
  name: text,
  address1: text,
  city: text,
  postcode: text,
  hours: text,
});

/** An earlier request; for a pickup `return_until` is '' and there are no offices. */
export const madeExchange = v.object({
  batchnumber: v.string(),
  order_nr: text,
  date: text,
  /** 'open', 'annulled', 'expired', 'done' or an unknown status. */
  status: text,
  return_way: text,
  return_until: text,
  /** The branches that take the articles. */
  offices: listOf(office),
});

const labelled = { id: v.string(), label: text };

/** The six lists of options (EXCH-01). */
const exchangeOptions = {
  /** `kind` is 'change' or 'return'. */
  changeReasons: listOf(v.object({ ...labelled, kind: text })),
  replacementMethods: listOf(v.object(labelled)),
  refundMethods: listOf(v.object({ ...labelled, bank_data: v.fallback(v.boolean(), false) })),
  accountTypes: listOf(v.object(labelled)),
  pickupTimes: listOf(v.object(labelled)),
  enabledExchangeTmsCarriers: listOf(v.object({ ...labelled, return_ways: listOf(v.string()) })),
};

/** A size offered for the change. */
const offeredSize = v.object({ skuSimple: v.string(), numberSize: text, stock: v.fallback(v.number(), 0) });

/** The sizes offered for the change, which may be none (ERR-50). */
export const offeredSizes = listOf(offeredSize);

/** When a carrier comes, with the id of a pickup time; `date` may be '' (EXCH-13). */
const pickup = v.object({ date: text, time: text, carrier: text });

/** How articles can come back from an address; each list may be empty (ERR-51, ERR-52). */
const pickupOptions = { pickup: listOf(pickup), offices: listOf(office) };

/** The payload of a request (API-99); `change_detail` and `replacement_sku` are '' for a return. */
export const exchangePayload = v.object({
  order_nr: v.string(),
  reason: v.string(),
  return_way: v.picklist(returnWays),
  collection_way: v.string(),
  items: v.array(v.object({ sku: v.string(), change_detail: v.string(), replacement_sku: v.string() })),
  id_customer_address: v.string(),
  bank_data: v.nullable(bankData),
});

export type ExchangeItem = v.InferOutput<typeof exchangeItem>;
export type ExchangeOrder = v.InferOutput<typeof exchangeOrder>;
export type MadeExchange = v.InferOutput<typeof madeExchange>;
export type ReturnWay = (typeof returnWays)[number];
export type OfferedSize = v.InferOutput<typeof offeredSize>;
export type Pickup = v.InferOutput<typeof pickup>;
export type Office = v.InferOutput<typeof office>;
export type ExchangePayload = v.InferOutput<typeof exchangePayload>;

const optionsShape = v.object(exchangeOptions);
export type ExchangeOptions = v.InferOutput<typeof optionsShape>;

/**
 * Reads a page of the orders that can be exchanged, the newest first, with all requests made so far:
 * `POST {api}/exchange/orders` (API-95).
 */
export const getExchangeOrders = endpoint('getExchangeOrders', ['API-95'], {
  ...ofCustomer,
  path: 'exchange/orders',
  kind: 'read',
  form: v.object(pageForm),
  reply: apiReply({
    orders: listOf(exchangeOrder),
    exchanges: listOf(madeExchange),
  }),
});

/** Reads what can be chosen for an order: `POST {api}/exchange/options` (API-96). */
export const getExchangeOptions = endpoint('getExchangeOptions', ['API-96', 'EXCH-01'], {
  ...ofCustomer,
  path: 'exchange/options',
  kind: 'read',
  form: v.object({ token: v.string(), order_nr: v.string() }),
  reply: apiReply(exchangeOptions),
});

/** Reads the sizes offered for an article: `POST {api}/exchange/sizes` (API-97). */
export const getExchangeSizes = endpoint('getExchangeSizes', ['API-97'], {
  ...ofCustomer,
  path: 'exchange/sizes',
  kind: 'read',
  form: v.object({ token: v.string(), order_nr: v.string(), sku: v.string() }),
  reply: apiReply({ sizes: offeredSizes }),
});

/** Reads how articles can come back from an address: `POST {api}/exchange/pickup` (API-98). */
export const getPickupOptions = endpoint('getPickupOptions', ['API-98'], {
  ...ofCustomer,
  path: 'exchange/pickup',
  kind: 'read',
  form: v.object({ token: v.string(), id_customer_address: v.string() }),
  reply: apiReply(pickupOptions),
});

/**
 * Makes a request: `POST {api}/exchange/create` (API-99). `payload` is the JSON of an `exchangePayload`; the answer has
 * the day of the pickup, '' when it is not fixed.
 */
export const createExchange = endpoint('createExchange', ['API-99'], {
  ...ofCustomer,
  path: 'exchange/create',
  kind: 'change',
  form: v.object({ token: v.string(), payload: v.string() }),
  reply: apiReply({ batchnumber: v.string(), date: text }),
});

/** Annuls a request: `POST {api}/exchange/annul` (API-100). */
export const annulExchange = endpoint('annulExchange', ['API-100'], {
  ...ofCustomer,
  path: 'exchange/annul',
  kind: 'change',
  form: v.object({ token: v.string(), batchnumber: v.string() }),
  reply: apiReply({}),
});
