import { request } from '#api/transport/request.ts';
import { addCoupon, removeCoupon } from '#schemas/coupons.ts';
import { ofNamedCart } from './cart.ts';
import { shopApi } from './shopApi.ts';

/** The calls of coupons (API-60, API-61); the cart slice holds the cart that they answer, as that of every cart call. */
export const couponApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    addCoupon: build.mutation(request(addCoupon, ofNamedCart)),
    removeCoupon: build.mutation(request(removeCoupon, ofNamedCart)),
  }),
});
