import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionApi, shopApi } from '#api/shopApi.ts';
import type { Rehydratable } from '#store/persistence/persistence.ts';
import { customerSlice } from '#store/session/customer.ts';
import { appBarSlice } from './appBar.ts';
import { cartSlice } from './cart.ts';
import { cityRegionSlice } from './cityRegion.ts';
import { flagsSlice } from './flags.ts';
import { flashSlice } from './flash.ts';
import { floatingCartSlice } from './floatingCart.ts';
import { lastUrlSlice } from './lastUrl.ts';
import { onlineSlice } from './online.ts';
import { slicesWithWishlist } from './persistedWishlist.ts';
import { sortingFormulaSlice } from './sortingFormula.ts';
import type { RootState } from './store.ts';

/** The slices of every store of the shop. */
export const reducer = slicesWithWishlist
  .inject(shopApi)
  .inject(sessionApi)
  .inject(appBarSlice)
  .inject(cartSlice)
  .inject(cityRegionSlice)
  .inject(customerSlice)
  .inject(flagsSlice)
  .inject(flashSlice)
  .inject(floatingCartSlice)
  .inject(lastUrlSlice)
  .inject(onlineSlice)
  .inject(sortingFormulaSlice);

declare module './store.ts' {
  interface RootState extends ReturnType<typeof reducer>, Rehydratable {}
}

/** Runs before the slices: returns their state and action, or the whole result. */
type FirstReducer = (state: RootState, action: UnknownAction) => RootState;

let firstReducer: FirstReducer = reducer;

/** Sets `sessionReducer` as the first reducer. It is in the deferred chunk, because no session ends before that. */
export const setFirstReducer = (step: FirstReducer): void => {
  firstReducer = step;
};

export const rootReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  // Stryker disable next-line ConditionalExpression: the first reducer ignores the action that starts a store
  state === undefined ? reducer(state, action) : firstReducer(state, action);
