import { changeCoupon } from '#commerce/cart/couponCalls.ts';
import type { CountryCode } from '#countries/country.ts';
import { couponCode, type CouponChange, couponFaults, faultOfCode } from '#rules/cart/coupons.ts';
import { couponFailed, couponUsed } from '#store/coupons.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';
import { selectOnline } from '#store/online.ts';
import { couponsTexts } from '#texts/coupons.ts';

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
