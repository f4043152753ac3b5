import { useShop, useTexts } from '#commerce/shop.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppStore } from '#store/store.ts';
import { couponTexts } from '#texts/coupon.ts';

/** Copies a coupon, for the field of the cart too, and says so (CAT-39, COUP-06). */
export function useCopyCoupon(): (coupon: string) => Promise<void> {
  const { copy } = useShop();
  const store = useAppStore();
  const { copied, notCopied } = useTexts(couponTexts).coupon;
  return async (coupon) => {
    const done = await copy(coupon);
    // Without it the field of the cart is empty: the message says how the coupon gets there by hand.
    void import('#store/coupons.ts').then(
      ({ couponCopied }) => store.dispatch(couponCopied(coupon)),
      () => undefined,
    );
    store.dispatch(
      flashQueued({ text: done ? copied : notCopied(coupon), flashMessageType: done ? 'success' : 'error' }),
    );
  };
}
