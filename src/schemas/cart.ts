import * as v from 'valibot';
import { apiReply, endpoint, replyError } from './endpoint.ts';
import { type addSource, cart, type cartItem } from './persisted.ts';

/** `sku=qty` pairs joined by commas: 'AB12-41=2,CD34-38=1' (API-55). */
const itemsText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]+=\d{1,2}(?:,[A-Za-z0-9.-]+=\d{1,2})*$/));

/** Quantity of one item, as text (CART-14). */
export const quantityPattern = /^(?:[1-9]|10)$/;
const quantityText = v.pipe(v.string(), v.regex(quantityPattern));

/** The reply of every call that returns a whole cart (API-62, API-63). */
export const cartReply = apiReply({ cart, errors: v.array(replyError) });

const call = { base: 'api', path: 'cart/', apiVersion: 3, ofSession: true, reply: cartReply } as const;

/** Creates a cart from the lines on this device: `POST {api}/cart/` (API-54, API-55). */
export const createCart = endpoint('createCart', ['API-54', 'API-55'], {
  ...call,
  method: 'POST',
  kind: 'change',
  form: v.object({ items: itemsText }),
});

/** Reads the cart with the given hash: `GET {api}/cart/?hash` (API-53). */
export const getCart = endpoint('getCart', ['API-53', 'API-62', 'API-63'], {
  ...call,
  method: 'GET',
  kind: 'read',
  query: v.object({ hash: v.string() }),
});

/**
 * Adds an item or sets its quantity: `POST {api}/cart/` (API-56). A guest sends all lines of this device in their order,
 * including the new one; a customer sends her token instead (API-57).
 */
export const addToCart = endpoint('addToCart', ['API-56', 'API-57'], {
  ...call,
  method: 'POST',
  kind: 'change',
  discriminator: 'item',
  tokenReplaces: 'items',
  form: v.object({
    item: v.string(),
    quantity: v.pipe(quantityText, v.transform(Number)),
    hash: v.string(),
    token: v.exactOptional(v.string()),
    items: v.exactOptional(itemsText),
  }),
});

/** Removes an item with its whole quantity: `DELETE {api}/cart/?hash&item` (API-58). */
export const removeFromCart = endpoint('removeFromCart', ['API-58'], {
  ...call,
  method: 'DELETE',
  kind: 'change',
  query: v.object({ hash: v.string(), item: v.string() }),
});

export type CartItem = v.InferOutput<typeof cartItem>;

/** The cart of the last server reply; each reply replaces it completely (CART-06). */
export type Cart = v.InferOutput<typeof cart>;

export type AddSource = v.InferOutput<typeof addSource>;

/** The reply of a cart mutation; `errors` names the lines that were left out (CART-19). */
export type CartReply = v.InferOutput<typeof cartReply>;
