import { couponCopied } from '#store/coupons.ts';
import type { Store } from '#store/store.ts';

/** Keeps a copied coupon for the field of the cart (COUP-06); loaded with the first that is copied. */
export const copyCoupon = (store: Pick<Store, 'dispatch'>, code: string): void => {
  store.dispatch(couponCopied(code));
};
