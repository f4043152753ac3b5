import { addToCart, createCart, getCart, removeFromCart } from '#schemas/cart.ts';
import type { CartReply } from '#schemas/cart.ts';
import { request } from './request.ts';
import { shopApi } from './shopApi.ts';

const asItCame = (reply: CartReply) => reply;

/**
 * The calls of the cart (API-53, API-54, API-56, API-58). The cart itself is a slice, replaced by each answer; what is
 * read is kept no second time.
 */
export const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query({ ...request(getCart, asItCame), keepUnusedDataFor: 0 }),
    createCart: build.mutation(request(createCart, asItCame)),
    addToCart: build.mutation(request(addToCart, asItCame)),
    removeFromCart: build.mutation(request(removeFromCart, asItCame)),
  }),
});
