import * as v from 'valibot';
import { type addSource, cart, type cartItem, type keptCart } from './cartShape.ts';
import { endpoint } from './endpoint.ts';
import { apiReply, replyError } from './reply.ts';

/** A sku-simple: the product's sku, a dash and the size (CART-03). */
const itemId = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9.]+)+$/));

/** `sku=qty` pairs joined by commas: 'AB12-41=2,CD34-38=1' (API-55). */
const itemsText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]+=\d{1,2}(?:,[A-Za-z0-9.-]+=\d{1,2})*$/));

/** How many of one item can be in the cart (CART-14), as text. */
const quantityText = v.pipe(v.string(), v.regex(/^(?:[1-9]|10)$/));

/** Every call that gives a whole cart answers this (API-62, API-63). */
const cartReply = apiReply({ cart, errors: v.array(replyError) });

/** A cart made of the lines this device holds: `POST {api}/cart/` (API-54, API-55). */
export const createCart = endpoint({
  name: 'createCart',
  requirements: ['API-54', 'API-55'],
  method: 'POST',
  base: 'api',
  path: 'cart/',
  apiVersion: 3,
  kind: 'change',
  auth: false,
  form: v.object({ items: itemsText }),
  reply: cartReply,
});

/** The cart of a hash: `GET {api}/cart/?hash` (API-53). */
export const getCart = endpoint({
  name: 'getCart',
  requirements: ['API-53', 'API-62', 'API-63'],
  method: 'GET',
  base: 'api',
  path: 'cart/',
  apiVersion: 3,
  kind: 'read',
  auth: false,
  query: v.object({ hash: v.string() }),
  reply: cartReply,
});

/**
 * Adds an item, or sets how many of it there are: `POST {api}/cart/` with all lines of this device, the new one
 * included, in their order (API-56, API-57).
 */
export const addToCart = endpoint({
  name: 'addToCart',
  requirements: ['API-56', 'API-57'],
  method: 'POST',
  base: 'api',
  path: 'cart/',
  apiVersion: 3,
  kind: 'change',
  auth: false,
  toldBy: 'item',
  form: v.object({
    item: v.string(),
    quantity: v.pipe(quantityText, v.transform(Number)),
    hash: v.string(),
    items: itemsText,
  }),
  reply: cartReply,
});

/** Takes an item off, all of it: `DELETE {api}/cart/?hash&item` (API-58). */
export const removeFromCart = endpoint({
  name: 'removeFromCart',
  requirements: ['API-58'],
  method: 'DELETE',
  base: 'api',
  path: 'cart/',
  apiVersion: 3,
  kind: 'change',
  auth: false,
  query: v.object({ hash: v.string(), item: v.string() }),
  reply: cartReply,
});

/** What a shopper types to buy by the code on a label; an item and how many of it (CART-14). */
export const orderByCodeForm = v.object({
  item: itemId,
  quantity: quantityText,
});

/** A line of the cart as screens know it. */
export type CartItem = v.InferOutput<typeof cartItem>;

/** The cart as the server last told it; the whole is replaced by each answer (CART-06). */
export type Cart = v.InferOutput<typeof cart>;

/** Where something is added from (CART-05). */
export type AddSource = v.InferOutput<typeof addSource>;

/** What this device keeps of its cart between two visits. */
export type KeptCart = v.InferOutput<typeof keptCart>;

/** The answer of a call that changes the cart, with the lines that were left out in `errors` (CART-19). */
export type CartReply = v.InferOutput<typeof cartReply>;
