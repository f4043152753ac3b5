import { couponApi } from '#api/coupons.ts';
import { isCartLost } from '#rules/cart/cart.ts';
import type { CouponChange } from '#rules/cart/coupons.ts';
import { selectCart, selectCartBusy } from '#store/cart.ts';
import type { Store } from '#store/makeStore.ts';
import { type CartOutcome, confirmCart, hashIn, outcomeOf, recreateCart } from './cartCalls.ts';
import { whenCartIdle } from './whenCartIdle.ts';

const { addCoupon, removeCoupon } = couponApi.endpoints;

/** The coupons of the cart on this device, by code (COUP-01). */
export const couponsIn = (store: Store) => selectCart(store.getState())?.coupon.coupons ?? {};

const callOf = { add: addCoupon, remove: removeCoupon };

const send = (store: Store, change: CouponChange, couponcode: string) =>
  store.dispatch(callOf[change].initiate({ hash: hashIn(store), couponcode }));

/**
 * Adds a coupon to the cart or removes it, when no other call of the cart is pending (CART-09). A cart that the server
 * has lost is recreated, without its coupons, and takes the new one (CART-15). After a change without an answer the cart
 * is read, and the change is not repeated (KEEP-03). The code is as `couponCode` gives it. There is no outcome if the
 * session has ended or no cart is left.
 */
export async function changeCoupon(store: Store, change: CouponChange, code: string): Promise<CartOutcome> {
  const { signal } = store.session;
  let made: CartOutcome | undefined;
  for (;;) {
    // Another call may start before this one resumes.
    while (selectCartBusy(store.getState())) await whenCartIdle(store);
    if (signal.aborted) return {};
    if (hashIn(store) !== '' || made !== undefined) break;
    // A cart that no server has is made of the lines of this device first.
    made = await recreateCart(store);
    if (made !== undefined && made.reply === undefined) return made;
  }
  const isDone = () => code in couponsIn(store) === (change === 'add');
  const hash = hashIn(store);
  const outcome = await confirmCart(store, () => send(store, change, code), isDone);
  if (outcome.problem === undefined || !isCartLost(outcome.problem)) return outcome;
  const again = (hashIn(store) === hash ? await recreateCart(store) : undefined) ?? {};
  // The new cart of a customer is merged into hers first.
  while (selectCartBusy(store.getState())) await whenCartIdle(store);
  if (signal.aborted) return {};
  const isLeft = hashIn(store) === '' || again.problem !== undefined || isDone();
  return isLeft ? again : outcomeOf(store, send(store, change, code));
}
