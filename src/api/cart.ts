import { addToCart, createCart, getCart, removeFromCart } from '#schemas/cart.ts';
import type { CartReply } from '#schemas/cart.ts';
import { request } from './transport/request.ts';
import { shopApi } from './shopApi.ts';

const unchanged = (reply: CartReply) => reply;

/**
 * The calls of the cart (API-53, API-54, API-56, API-58). The cart slice is the source of truth, so the query cache
 * does not keep a second copy.
 */
export const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query({ ...request(getCart, unchanged), keepUnusedDataFor: 0 }),
    createCart: build.mutation(request(createCart, unchanged)),
    addToCart: build.mutation(request(addToCart, unchanged)),
    removeFromCart: build.mutation(request(removeFromCart, unchanged)),
  }),
});
