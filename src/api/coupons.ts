import { request } from '#api/transport/request.ts';
import { addCoupon, removeCoupon } from '#schemas/coupons.ts';
import { ofNamedCart } from './cart.ts';
import { shopApi } from './shopApi.ts';

/** The calls of coupons (API-60, API-61). They return a cart, which the cart slice stores. */
export const couponApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    addCoupon: build.mutation(request(addCoupon, ofNamedCart)),
    removeCoupon: build.mutation(request(removeCoupon, ofNamedCart)),
  }),
});
