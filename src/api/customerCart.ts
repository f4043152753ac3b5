import { request } from '#api/transport/request.ts';
import type { CartReply } from '#schemas/cart.ts';
import { getCartHash, mergeCart } from '#schemas/customerCart.ts';
import { sessionApi } from './shopApi.ts';

/** The cart of a customer (API-52, API-59); the cart slice holds the merged cart, as that of every cart call. */
export const customerCartApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getCartHash: build.mutation(request(getCartHash, ({ cart }) => cart.hash)),
    mergeCart: build.mutation(request(mergeCart, (reply: CartReply) => reply)),
  }),
});
