import * as v from 'valibot';
import { cartReply } from './cart.ts';
import { apiReply, endpoint, replyError } from './endpoint.ts';

// Apart from the other calls of the cart, which guests need too: these are loaded with the sign in.

/** Finds the cart of the customer, an empty one if there is none yet: `POST {api}/cart/gethash` (API-52). */
export const getCartHash = endpoint({
  name: 'getCartHash',
  requirements: ['API-52'],
  method: 'POST',
  base: 'api',
  path: 'cart/gethash',
  apiVersion: 3,
  kind: 'change',
  auth: true,
  form: v.object({ token: v.string() }),
  reply: apiReply({ cart: v.object({ hash: v.string() }), errors: v.array(replyError) }),
});

/**
 * Merges the cart of the hash into that of the customer: `POST {api}/cart/merge` (API-59). An item in both has the higher
 * quantity, so a repeated merge adds nothing.
 */
export const mergeCart = endpoint({
  name: 'mergeCart',
  requirements: ['API-59', 'API-62', 'API-63'],
  method: 'POST',
  base: 'api',
  path: 'cart/merge',
  apiVersion: 3,
  kind: 'change',
  auth: true,
  form: v.object({
    token: v.string(),
    hash: v.string(),
    /** Keeps the items of both carts (CART-23). */
    flag: v.literal('1'),
  }),
  reply: cartReply,
});
