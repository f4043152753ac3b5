import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { CouponFault } from '#rules/cart/coupons.ts';
import { isCartPending } from './matchers.ts';
import { reducer } from './reducer.ts';

/** The coupons of a visit beside those of the cart (CART-01); loaded with the first that is copied, or with the field. */
interface CouponsState {
  /** The code of the last copied coupon, for the field of the cart (COUP-06); '' without one. */
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
    /** The coupon is in the cart: it is not offered again. */
    couponUsed(state, { payload }: PayloadAction<string>) {
      if (state.copied === payload) state.copied = '';
    },
  },
  extraReducers: (builder) => {
    // What was said of the last coupon is no longer true of another cart (CART-08).
    builder.addMatcher(isCartPending, (state) => {
      state.addCouponMessage = [];
    });
  },
  selectors: {
    selectCopiedCoupon: ({ copied }) => copied,
    selectCouponMessages: ({ addCouponMessage }) => addCouponMessage,
  },
});

declare module './reducer.ts' {
  interface LazySlices extends WithSlice<typeof couponsSlice> {}
}

const injected = couponsSlice.injectInto(reducer);

export const { couponCopied, couponFailed, couponUsed } = couponsSlice.actions;
export const { selectCopiedCoupon, selectCouponMessages } = injected.selectors;
