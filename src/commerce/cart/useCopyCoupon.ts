import { useShop, useTexts } from '#commerce/shop.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppStore } from '#store/store.ts';
import { couponTexts } from '#texts/coupon.ts';

/** Returns a function that copies a coupon, offers it in the cart's field, and shows a message (CAT-39, COUP-06). */
export function useCopyCoupon(): (coupon: string) => Promise<void> {
  const { copy } = useShop();
  const store = useAppStore();
  const { copied, notCopied } = useTexts(couponTexts).coupon;
  return async (coupon) => {
    const done = await copy(coupon);
    // If the code cannot be loaded, the cart does not offer the coupon, and the shopper pastes it.
    void import('#store/coupons.ts').then(
      ({ couponCopied }) => store.dispatch(couponCopied(coupon)),
      () => undefined,
    );
    store.dispatch(
      flashQueued({ text: done ? copied : notCopied(coupon), flashMessageType: done ? 'success' : 'error' }),
    );
  };
}
