import type { CartReply } from '#schemas/cart.ts';
import { addCoupon, removeCoupon } from '#schemas/coupons.ts';
import { shopApi } from './shopApi.ts';
import { request } from './transport/request.ts';

const unchanged = (reply: CartReply) => reply;

/** The calls of coupons (API-60, API-61); the cart slice holds the cart that they answer, as that of every cart call. */
export const couponApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    addCoupon: build.mutation(request(addCoupon, unchanged)),
    removeCoupon: build.mutation(request(removeCoupon, unchanged)),
  }),
});
