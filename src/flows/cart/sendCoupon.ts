import { couponApi } from '#api/coupons.ts';
import type { CountryCode } from '#countries/country.ts';
import { isCartLost } from '#rules/cart/cart.ts';
import { type CouponChange, couponCode, couponFaults, faultOfCode } from '#rules/cart/coupons.ts';
import { selectCart, selectCartBusy } from '#store/cart.ts';
import { couponFailed, couponUsed } from '#store/coupons.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import type { Store } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { couponsTexts } from '#texts/coupons.ts';
import {
  type CartResult,
  confirmCart,
  hashIn,
  noReply,
  resultOf,
  recreateCart,
  whenCartIdle,
} from './cartCalls.ts';

const { addCoupon, removeCoupon } = couponApi.endpoints;

export const couponsIn = (store: Store) => selectCart(store.getState())?.coupon.coupons ?? {};

const callOf = { add: addCoupon, remove: removeCoupon };

const sendChange = (store: Store, change: CouponChange, couponcode: string) =>
  store.dispatch(callOf[change].initiate({ hash: hashIn(store), couponcode }));

/**
 * Adds or removes a coupon when no other cart call is pending. Recreates a lost cart without its coupons, then adds the
 * new one. Without a response it reads the cart and does not repeat the change. `code` is a result of `couponCode`. The
 * result is empty if the session has ended or no cart is left. (CART-09, CART-15, KEEP-03)
 */
export async function changeCoupon(store: Store, change: CouponChange, code: string): Promise<CartResult> {
  const { signal } = store.session;
  let created: CartResult | undefined;
  for (;;) {
    while (selectCartBusy(store.getState())) await whenCartIdle(store);
    if (signal.aborted) return noReply;
    if (hashIn(store) !== '' || created !== undefined) break;
    // Creates the cart on the server from the lines of this device first.
    created = await recreateCart(store);
    if (created !== undefined && created.reply === undefined) return created;
  }
  const isDone = () => code in couponsIn(store) === (change === 'add');
  const hash = hashIn(store);
  const result = await confirmCart(store, () => sendChange(store, change, code), isDone);
  if (result.problem === undefined || !isCartLost(result.problem)) return result;
  const recreated = (hashIn(store) === hash ? await recreateCart(store) : undefined) ?? noReply;
  // A customer's new cart is merged into hers first.
  while (selectCartBusy(store.getState())) await whenCartIdle(store);
  if (signal.aborted) return noReply;
  const isLeft = hashIn(store) === '' || recreated.problem !== undefined || isDone();
  return isLeft ? recreated : resultOf(store, sendChange(store, change, code));
}

/**
 * Adds the coupon of a typed text, or removes one; false if that failed. Failures show only in the field's list of
 * messages (COUP-03). Without network a coupon is neither sent nor queued (KEEP-02).
 */
export async function sendCoupon(
  store: Store,
  country: CountryCode,
  change: CouponChange,
  text: string,
): Promise<boolean> {
  const { coupons: texts } = couponsTexts(country);
  for (const before of [texts.added, texts.removed]) store.dispatch(flashDismissed(before));
  const isOnline = () => selectOnline(store.getState());
  const code = change === 'add' ? couponCode(text) : text;
  const fault = (change === 'add' ? faultOfCode(code) : undefined) ?? (isOnline() ? undefined : 'offline');
  if (fault !== undefined) {
    store.dispatch(couponFailed([fault]));
    return false;
  }
  const { reply, problem } = await changeCoupon(store, change, code);
  if (problem) store.dispatch(couponFailed(couponFaults(change, problem, isOnline())));
  if (reply === undefined) return false;
  store.dispatch(couponUsed(code));
  const success = change === 'add' ? texts.added : texts.removed;
  store.dispatch(flashQueued({ text: success, flashMessageType: 'success' }));
  return true;
}
