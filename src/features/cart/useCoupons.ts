import { useRef, useState } from 'react';
import { changeCoupon } from '#commerce/cart/couponCalls.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { couponCode, type CouponChange, couponFaults, faultOfCode } from '#rules/cart/coupons.ts';
import { couponFailed, couponUsed } from '#store/coupons.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import { useAppStore } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { couponsTexts } from '#texts/coupons.ts';

interface Sending {
  change: CouponChange;
  code: string;
}

/**
 * Adds and removes coupons, one at a time. What fails is in the list of messages and in no other message (COUP-03);
 * without network nothing is sent, nor kept for later (KEEP-02). `sending` is the change without an answer.
 */
export function useCoupons() {
  const store = useAppStore();
  const { coupons: texts } = useTexts(couponsTexts);
  const [sending, setSending] = useState<Sending>();
  const isSending = useRef(false);

  /** The success of an earlier change says nothing of the next one: it goes with that. */
  function forgetSuccess() {
    for (const text of [texts.added, texts.removed]) store.dispatch(flashDismissed(text));
  }

  async function run(next: Sending): Promise<boolean> {
    // The state comes too late for a second tap at once.
    if (isSending.current) return false;
    forgetSuccess();
    if (!selectOnline(store.getState())) {
      store.dispatch(couponFailed(['offline']));
      return false;
    }
    isSending.current = true;
    setSending(next);
    const { reply, problem } = await changeCoupon(store, next.change, next.code);
    isSending.current = false;
    setSending(undefined);
    if (problem)
      store.dispatch(couponFailed(couponFaults(next.change, problem, selectOnline(store.getState()))));
    if (reply === undefined) return false;
    store.dispatch(couponUsed(next.code));
    const text = next.change === 'add' ? texts.added : texts.removed;
    store.dispatch(flashQueued({ text, flashMessageType: 'success' }));
    return true;
  }

  return {
    sending,
    /** Adds the coupon of a typed text; false if it is not in the cart. */
    async add(text: string): Promise<boolean> {
      const code = couponCode(text);
      const fault = faultOfCode(code);
      if (fault === undefined) return run({ change: 'add', code });
      forgetSuccess();
      store.dispatch(couponFailed([fault]));
      return false;
    },
    removeCoupon: (code: string) => run({ change: 'remove', code }),
  };
}
