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

/** Lazy slices, loaded with their screens. Each one declares and injects itself in its own file. */
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
  // Replaced by `wishlist.ts`.
  { wishlist: persistedWishlist },
).withLazyLoadedSlices<LazySlices>();

export type State = ReturnType<typeof reducer>;

/** Runs before the slices: returns their state and action, or the whole result. */
type FirstReducer = (state: State, action: UnknownAction) => State;

let firstReducer: FirstReducer = reducer;

/** Sets `sessionReducer` as the first reducer. It is in the deferred chunk, because no session ends before that. */
export const setFirstReducer = (step: FirstReducer): void => {
  firstReducer = step;
};

export const rootReducer = (state: State | undefined, action: UnknownAction): State =>
  // Stryker disable next-line ConditionalExpression: the first reducer ignores the action that starts a store
  state === undefined ? reducer(state, action) : firstReducer(state, action);
