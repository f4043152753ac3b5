import type { cartApi } from '#api/cart.ts';
import type { couponApi } from '#api/coupons.ts';
import type { customerCartApi } from '#api/customerCart.ts';
import type { addToCart, createCart, getCart, removeFromCart } from '#schemas/cart.ts';
import type { addCoupon, removeCoupon } from '#schemas/coupons.ts';
import type { mergeCart } from '#schemas/customerCart.ts';
import { isFulfilled, isPending, isRejected } from './matchers.ts';

type CartCalls = typeof cartApi.endpoints &
  typeof couponApi.endpoints &
  Pick<typeof customerCartApi.endpoints, 'mergeCart'>;
type LineCall =
  | typeof getCart
  | typeof createCart
  | typeof addToCart
  | typeof removeFromCart
  | typeof mergeCart;
type CouponCall = typeof addCoupon | typeof removeCoupon;

/** What a cart call does: it reads the cart, changes its lines, or a coupon of it. */
export type CartCallKind = LineCall['kind'] | 'coupon';

/** The calls of the cart, with the kind of each as its definition says; those of coupons are changes of a kind of their own. */
export const cartCallKinds: { [Call in LineCall as Call['name']]: Call['kind'] } & Record<
  CouponCall['name'],
  'coupon'
> = {
  getCart: 'read',
  createCart: 'change',
  addToCart: 'change',
  removeFromCart: 'change',
  mergeCart: 'change',
  addCoupon: 'coupon',
  removeCoupon: 'coupon',
};

/** The start of any cart call. */
export const isCartPending = isPending<CartCalls>(cartCallKinds);

/** An answer of any cart call. */
export const isCartFulfilled = isFulfilled<CartCalls>(cartCallKinds);

/** A failure of any cart call. */
export const isCartRejected = isRejected<CartCalls>(cartCallKinds);
