import {
  isFulfilled as isAnyFulfilled,
  isPending as isAnyPending,
  isRejected as isAnyRejected,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { cartApi } from '#api/cart.ts';
import type { couponApi } from '#api/coupons.ts';
import type { customerCartApi } from '#api/customer.ts';
import type { addToCart, createCart, getCart, removeFromCart } from '#schemas/cart.ts';
import type { addCoupon, removeCoupon } from '#schemas/coupons.ts';
import type { mergeCart } from '#schemas/customer.ts';

/** The endpoints of a resource's api file, as a type only, so that the store does not import the calls. */
interface Endpoints {
  [name: string]: {
    matchPending: (action: unknown) => boolean;
    matchFulfilled: (action: unknown) => boolean;
    matchRejected: (action: unknown) => boolean;
  };
}

type Stage = keyof Endpoints[string];

type Matched<Matcher> = Matcher extends ((action: unknown) => action is infer Action) ? Action : never;

/** The actions of a stage, one for each call; `endpointName` tells them apart. */
type ActionOf<Calls, At extends Stage> = {
  [Name in keyof Calls]: Calls[Name] extends Record<At, infer Matcher>
    ? Matched<Matcher> & { meta: { arg: { endpointName: Name } } }
    : never;
}[keyof Calls];

/** A table with the name of each call. The compiler checks that it is complete. */
type Names<Calls> = Readonly<Record<keyof Calls, unknown>>;

const isOf = (names: object, arg: unknown) =>
  typeof arg === 'object' &&
  arg !== null &&
  'endpointName' in arg &&
  // Stryker disable next-line ConditionalExpression: only for the type; the keys are strings
  typeof arg.endpointName === 'string' &&
  Object.hasOwn(names, arg.endpointName);

/** Matches the failure of any call. */
export const isFailure = (action: unknown): action is { payload?: unknown } => isAnyRejected(action);

/** Matches the start of these calls, with typed arguments. */
export const isPending =
  <Calls extends Endpoints>(names: Names<Calls>) =>
  (action: unknown): action is ActionOf<Calls, 'matchPending'> & UnknownAction =>
    isAnyPending(action) && isOf(names, action.meta.arg);

/** Matches the responses to these calls, with a typed payload. */
export const isFulfilled =
  <Calls extends Endpoints>(names: Names<Calls>) =>
  (action: unknown): action is ActionOf<Calls, 'matchFulfilled'> & UnknownAction =>
    isAnyFulfilled(action) && isOf(names, action.meta.arg);

/** Matches the failures of these calls. Excludes a read that its condition rejected, because it was never sent. */
export const isRejected =
  <Calls extends Endpoints>(names: Names<Calls>) =>
  (action: unknown): action is ActionOf<Calls, 'matchRejected'> & UnknownAction =>
    isAnyRejected(action) && !action.meta.condition && isOf(names, action.meta.arg);

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

/** The kind of a cart call: reads the cart, changes its lines, or changes a coupon. */
export type CartCallKind = LineCall['kind'] | 'coupon';

/** The kind of each cart call, as its definition says; calls of coupons have a kind of their own. */
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

export const isCartPending = isPending<CartCalls>(cartCallKinds);

export const isCartFulfilled = isFulfilled<CartCalls>(cartCallKinds);

export const isCartRejected = isRejected<CartCalls>(cartCallKinds);
