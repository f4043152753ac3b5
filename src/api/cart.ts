import { createCart } from '#schemas/cart.ts';
import { request } from './request.ts';
import { shopApi } from './shopApi.ts';

const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    createCart: build.mutation(request(createCart, (reply) => reply)),
  }),
});

/** Sends the lines of this device as a new cart (API-54). */
export const { useCreateCartMutation } = cartApi;
