import { NamedSchemaError } from '@reduxjs/toolkit/query';
import { addToCart, createCart, getCart, removeFromCart } from '#schemas/cart.ts';
import type { CartReply } from '#schemas/cart.ts';
import { request } from '#api/transport/request.ts';
import { shopApi } from './shopApi.ts';

const unchanged = (reply: CartReply) => reply;

/**
 * The answer of a call that names a cart. One with another cart is refused like one of another shape: it would show what
 * somebody else buys, and the next change would be made there.
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
