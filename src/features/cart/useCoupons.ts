import { useRef, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { CouponChange } from '#rules/cart/coupons.ts';
import { useAppStore } from '#store/hooks.ts';
import { useLoader } from '#ui/lazyPart.tsx';

const load = async () => (await import('#flows/cart/sendCoupon.ts')).sendCoupon;

/** Adds and removes coupons, one at a time. */
export function useCoupons() {
  const store = useAppStore();
  const { country } = useShop();
  const { need } = useLoader();
  const [sending, setSending] = useState<{ change: CouponChange; code: string }>();
  const isBusy = useRef(false);

  async function run(change: CouponChange, code: string): Promise<boolean> {
    // The state comes too late for a second tap at once.
    if (isBusy.current) return false;
    isBusy.current = true;
    setSending({ change, code });
    const send = await need('coupons', load);
    const isDone = await send?.(store, country.code, change, code);
    isBusy.current = false;
    setSending(undefined);
    return isDone ?? false;
  }

  return {
    /** A change has no answer yet, or waits for its code. */
    isSending: sending !== undefined,
    /** The code of the coupon that is being added, and of the one that is being removed. */
    adding: sending?.change === 'add' ? sending.code : undefined,
    removing: sending?.change === 'remove' ? sending.code : undefined,
    /** Adds the coupon of a typed text; false if it is not in the cart. */
    add: (text: string) => run('add', text),
    remove: (code: string) => void run('remove', code),
  };
}

export type CouponChanges = ReturnType<typeof useCoupons>;
