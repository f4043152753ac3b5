import { couponApi } from '#api/coupons.ts';
import type { CountryCode } from '#countries/country.ts';
import { isCartLost } from '#rules/cart/cart.ts';
import { type CouponChange, couponCode, couponFaults, faultOfCode } from '#rules/cart/coupons.ts';
import { selectCart, selectCartBusy } from '#store/cart.ts';
import { couponFailed, couponUsed } from '#store/coupons.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';
import { selectOnline } from '#store/online.ts';
import { couponsTexts } from '#texts/coupons.ts';
import { type CartOutcome, confirmCart, hashIn, outcomeOf, recreateCart, whenCartIdle } from './cartCalls.ts';

const { addCoupon, removeCoupon } = couponApi.endpoints;

/** The coupons of the cart on this device, by code (COUP-01). */
export const couponsIn = (store: Store) => selectCart(store.getState())?.coupon.coupons ?? {};

const callOf = { add: addCoupon, remove: removeCoupon };

const sendChange = (store: Store, change: CouponChange, couponcode: string) =>
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
  const outcome = await confirmCart(store, () => sendChange(store, change, code), isDone);
  if (outcome.problem === undefined || !isCartLost(outcome.problem)) return outcome;
  const again = (hashIn(store) === hash ? await recreateCart(store) : undefined) ?? {};
  // The new cart of a customer is merged into hers first.
  while (selectCartBusy(store.getState())) await whenCartIdle(store);
  if (signal.aborted) return {};
  const isLeft = hashIn(store) === '' || again.problem !== undefined || isDone();
  return isLeft ? again : outcomeOf(store, sendChange(store, change, code));
}

/**
 * Adds the coupon of a typed text or removes one; false if that failed. What fails is in the list of messages and in no
 * other message (COUP-03); without network nothing is sent, nor kept for later (KEEP-02).
 */
export async function sendCoupon(
  store: Store,
  country: CountryCode,
  change: CouponChange,
  text: string,
): Promise<boolean> {
  const { coupons: texts } = couponsTexts(country);
  // The success of an earlier change says nothing of the next one: it goes with that.
  for (const said of [texts.added, texts.removed]) store.dispatch(flashDismissed(said));
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
  const said = change === 'add' ? texts.added : texts.removed;
  store.dispatch(flashQueued({ text: said, flashMessageType: 'success' }));
  return true;
}
