import * as v from 'valibot';
import { cartReply } from './cart.ts';
import { endpoint } from './endpoint.ts';

// A separate file, because these calls are loaded with the coupons.

/** The reasons for which a coupon is refused (COUP-05). */
export const couponRefusals = [
  'COUPON_INVALID',
  'COUPON_ENTER_VALID',
  'COUPON_PRODUCT_NOT_INCLUDED',
  'COUPON_REMOVE_FAILED',
  'COUPON_MAX_DISCOUNT',
  'COUPON_MAX_COUPONS',
  'COUPON_NOT_COMBINABLE',
  'COUPON_NOT_ON_DISCOUNTED',
  'COUPON_NOT_ON_GIFT_CARD',
  'COUPON_RECENT_PURCHASE_ONLY',
  'COUPON_CREDIT_LIMIT',
] as const;

export type CouponRefusal = (typeof couponRefusals)[number];

const call = {
  method: 'POST',
  base: 'api',
  apiVersion: 3,
  kind: 'change',
  ofSession: true,
  reply: cartReply,
} as const;

/**
 * Adds a coupon to a cart: `POST {api}/cart/addvoucher?hash&couponcode&token` (API-60). A customer sends her token,
 * because some coupons belong to one customer.
 */
export const addCoupon = endpoint('addCoupon', ['API-60', 'API-62', 'API-63'], {
  ...call,
  path: 'cart/addvoucher',
  takesToken: true,
  query: v.object({ hash: v.string(), couponcode: v.string(), token: v.exactOptional(v.string()) }),
});

/** Removes a coupon from a cart: `POST {api}/cart/removevoucher?hash&couponcode` (API-61). */
export const removeCoupon = endpoint('removeCoupon', ['API-61', 'API-62', 'API-63'], {
  ...call,
  path: 'cart/removevoucher',
  query: v.object({ hash: v.string(), couponcode: v.string() }),
});
