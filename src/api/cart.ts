import { NamedSchemaError } from '@reduxjs/toolkit/query';
import { addToCart, type CartReply, createCart, getCart, removeFromCart } from '#schemas/cart.ts';
import { request } from '#api/transport/request.ts';
import { shopApi } from './shopApi.ts';

const unchanged = (reply: CartReply) => reply;

/**
 * Returns the reply if it contains the requested cart. Throws otherwise, as for an invalid shape: the page would show
 * the cart of another shopper, and the next change would go there.
 */
export function ofNamedCart(reply: CartReply, { hash }: { hash: string }): CartReply {
  if (reply.cart.hash === hash) return reply;
  throw new NamedSchemaError(
    [{ message: 'Another cart', path: ['cart', 'hash'] }],
    reply,
    'responseSchema',
    undefined,
  );
}

/**
 * The calls of the cart (API-53, API-54, API-56, API-58). The cart slice is the source of truth, so the query cache
 * does not keep a second copy.
 */
export const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query({ ...request(getCart, ofNamedCart), keepUnusedDataFor: 0 }),
    createCart: build.mutation(request(createCart, unchanged)),
    addToCart: build.mutation(request(addToCart, ofNamedCart)),
    removeFromCart: build.mutation(request(removeFromCart, ofNamedCart)),
  }),
});
