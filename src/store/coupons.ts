import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { CouponFault } from '#rules/cart/coupons.ts';
import { isCartPending } from './matchers.ts';
import { slices } from './store.ts';

/** The coupons that were copied and used in this visit; loaded with the first copy or with the cart's coupon field. */
interface CouponsState {
  /** The code of the last copied coupon, for the coupon field (COUP-06); '' without one. */
  copied: string;
  /** Why the last change of a coupon failed (COUP-02). */
  addCouponMessage: CouponFault[];
}

const initialState: CouponsState = { copied: '', addCouponMessage: [] };

const couponsSlice = createSlice({
  name: 'coupons',
  initialState,
  reducers: {
    couponCopied(state, { payload }: PayloadAction<string>) {
      state.copied = payload;
    },
    couponFailed(state, { payload }: PayloadAction<CouponFault[]>) {
      state.addCouponMessage = payload;
    },
    /** The cart has the coupon: it is not offered again. */
    couponUsed(state, { payload }: PayloadAction<string>) {
      if (state.copied === payload) state.copied = '';
    },
  },
  extraReducers: (builder) => {
    // A change of the cart makes the messages of the last coupon stale (CART-08).
    builder.addMatcher(isCartPending, (state) => {
      state.addCouponMessage = [];
    });
  },
  selectors: {
    selectCopiedCoupon: ({ copied }) => copied,
    selectCouponMessages: ({ addCouponMessage }) => addCouponMessage,
  },
});

declare module './store.ts' {
  interface LazySlices extends WithSlice<typeof couponsSlice> {}
}

const injected = couponsSlice.injectInto(slices);

export const { couponCopied, couponFailed, couponUsed } = couponsSlice.actions;
export const { selectCopiedCoupon, selectCouponMessages } = injected.selectors;
