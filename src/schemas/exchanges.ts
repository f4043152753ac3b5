import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  exchangeOptions,
  exchangeOrder,
  madeExchange,
  offeredSizes,
  pickupOptions,
} from './exchangeShapes.ts';
import { pageForm } from './paging.ts';
import { apiReply } from './reply.ts';

const call = { method: 'POST', base: 'api', apiVersion: 2, auth: true } as const;

/**
 * Reads a page of the orders that can be exchanged, the newest first, with all requests made so far:
 * `POST {api}/exchange/orders` (API-95).
 */
export const getExchangeOrders = endpoint({
  ...call,
  name: 'getExchangeOrders',
  requirements: ['API-95'],
  path: 'exchange/orders',
  kind: 'read',
  form: v.object(pageForm),
  reply: apiReply({
    orders: v.fallback(v.array(exchangeOrder), () => []),
    exchanges: v.fallback(v.array(madeExchange), () => []),
  }),
});

/** Reads what can be chosen for an order: `POST {api}/exchange/options` (API-96). */
export const getExchangeOptions = endpoint({
  ...call,
  name: 'getExchangeOptions',
  requirements: ['API-96', 'EXCH-01'],
  path: 'exchange/options',
  kind: 'read',
  form: v.object({ token: v.string(), order_nr: v.string() }),
  reply: apiReply(exchangeOptions),
});

/** Reads the sizes offered for an article: `POST {api}/exchange/sizes` (API-97). */
export const getExchangeSizes = endpoint({
  ...call,
  name: 'getExchangeSizes',
  requirements: ['API-97'],
  path: 'exchange/sizes',
  kind: 'read',
  form: v.object({ token: v.string(), order_nr: v.string(), sku: v.string() }),
  reply: apiReply({ sizes: offeredSizes }),
});

/** Reads how articles can come back from an address: `POST {api}/exchange/pickup` (API-98). */
export const getPickupOptions = endpoint({
  ...call,
  name: 'getPickupOptions',
  requirements: ['API-98'],
  path: 'exchange/pickup',
  kind: 'read',
  form: v.object({ token: v.string(), id_customer_address: v.string() }),
  reply: apiReply(pickupOptions),
});

/**
 * Makes a request: `POST {api}/exchange/create` (API-99). `payload` is the JSON of an `exchangePayload`; the answer has
 * the day of the pickup, '' when it is not fixed.
 */
export const createExchange = endpoint({
  ...call,
  name: 'createExchange',
  requirements: ['API-99'],
  path: 'exchange/create',
  kind: 'change',
  form: v.object({ token: v.string(), payload: v.string() }),
  reply: apiReply({ batchnumber: v.string(), date: v.fallback(v.string(), '') }),
});

/** Annuls a request: `POST {api}/exchange/annul` (API-100). */
export const annulExchange = endpoint({
  ...call,
  name: 'annulExchange',
  requirements: ['API-100'],
  path: 'exchange/annul',
  kind: 'change',
  form: v.object({ token: v.string(), batchnumber: v.string() }),
  reply: apiReply({}),
});
