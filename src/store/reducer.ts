import { combineSlices, type UnknownAction } from '@reduxjs/toolkit';
import { sessionApi, shopApi } from '#api/shopApi.ts';
import { customerSlice } from '#store/session/customer.ts';
import { appBarSlice } from './appBar.ts';
import { cartSlice } from './cart.ts';
import { cityRegionSlice } from './cityRegion.ts';
import { flagsSlice } from './flags.ts';
import { flashSlice } from './flash.ts';
import { floatingCartSlice } from './floatingCart.ts';
import { lastUrlSlice } from './lastUrl.ts';
import { onlineSlice } from './online.ts';
import { persistedWishlist } from './persistedWishlist.ts';
import { sortingFormulaSlice } from './sortingFormula.ts';

/**
 * Slices that are loaded with the screens that need them: each declares itself here, and injects itself, where it is
 * defined.
 */
export interface LazySlices {}

/** The slices of every store of the shop. */
export const reducer = combineSlices(
  shopApi,
  sessionApi,
  appBarSlice,
  cartSlice,
  cityRegionSlice,
  customerSlice,
  flagsSlice,
  flashSlice,
  floatingCartSlice,
  lastUrlSlice,
  onlineSlice,
  sortingFormulaSlice,
  // `wishlist.ts` replaces it.
  { wishlist: persistedWishlist },
).withLazyLoadedSlices<LazySlices>();

export type State = ReturnType<typeof reducer>;

/** Stands before the slices: gives them the state and the action that they reduce, or the whole result. */
type Guard = (state: State, action: UnknownAction) => State;

let guard: Guard = reducer;

/** Puts `session/sessionReducer.ts` before the slices; it is loaded with the late chunk, and no session ends before. */
export const setGuard = (step: Guard): void => {
  guard = step;
};

/** The reducer of the shop. */
export const rootReducer = (state: State | undefined, action: UnknownAction): State =>
  // Stryker disable next-line ConditionalExpression: the guard does not look for the action that starts a store
  state === undefined ? reducer(state, action) : guard(state, action);
