import { couponApi } from '#api/coupons.ts';
import { recoveryOf } from '#rules/cart/cart.ts';
import { isUnclear } from '#rules/messages/isUnclear.ts';
import type { CouponChange } from '#rules/cart/coupons.ts';
import { selectCart, selectCartBusy } from '#store/cart.ts';
import type { Store } from '#store/makeStore.ts';
import { type CartOutcome, hashIn, linesIn, outcomeOf, recreateCart, reload } from './cartCalls.ts';
import { whenCartIdle } from './whenCartIdle.ts';

const { addCoupon, removeCoupon } = couponApi.endpoints;

/** The coupons of the cart on this device, by code (COUP-01). */
export const couponsIn = (store: Store) => selectCart(store.getState())?.coupon.coupons ?? {};

const callOf = { add: addCoupon, remove: removeCoupon };

const send = (store: Store, change: CouponChange, couponcode: string): Promise<CartOutcome> =>
  outcomeOf(store, store.dispatch(callOf[change].initiate({ hash: hashIn(store), couponcode })));

/**
 * Adds a coupon to the cart or removes it, when no other call of the cart is pending (CART-09). A cart that the server
 * has lost is recreated, without its coupons, and takes the new one (CART-15). After a change without an answer the cart
 * is read, and the change is not repeated (KEEP-03). The code is as `couponCode` gives it. There is no outcome if the
 * session has ended or no cart is left.
 */
export async function changeCoupon(store: Store, change: CouponChange, code: string): Promise<CartOutcome> {
  const session = store.session;
  let made: CartOutcome | undefined;
  for (;;) {
    // Another call may start before this one resumes.
    while (selectCartBusy(store.getState())) await whenCartIdle(store);
    if (session.ended) return {};
    if (hashIn(store) !== '' || made !== undefined) break;
    // A cart that no server has is made of the lines of this device first.
    made = await recreateCart(store);
    if (made !== undefined && made.reply === undefined) return made;
  }
  const isDone = () => code in couponsIn(store) === (change === 'add');
  const hash = hashIn(store);
  const outcome = await send(store, change, code);
  if (outcome.problem === undefined) return outcome;
  const recovery = recoveryOf(outcome.problem, linesIn(store));
  if (recovery !== 'reload') {
    const again = (hashIn(store) === hash ? await recreateCart(store) : undefined) ?? {};
    // The new cart of a customer is merged into hers first.
    while (selectCartBusy(store.getState())) await whenCartIdle(store);
    if (session.ended) return {};
    const isLeft = hashIn(store) === '' || again.problem !== undefined || isDone();
    return isLeft ? again : send(store, change, code);
  }
  if (!isUnclear(outcome.problem)) return outcome;
  const after = await reload(store, hashIn(store));
  return after.reply !== undefined && isDone() ? after : outcome;
}
