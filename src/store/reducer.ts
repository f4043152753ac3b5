import { combineSlices } from '@reduxjs/toolkit';
import { sessionApi } from '#api/sessionApi.ts';
import { shopApi } from '#api/shopApi.ts';
import { appBarSlice } from './appBar.ts';
import { cartSlice } from './cart.ts';
import { cityRegionSlice } from './cityRegion.ts';
import { flagsSlice } from './flags.ts';
import { flashSlice } from './flash.ts';
import { floatingCartSlice } from './floatingCart.ts';
import { lastUrlSlice } from './lastUrl.ts';
import { onlineSlice } from './online.ts';
import { customerSlice } from './session/customer.ts';
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
