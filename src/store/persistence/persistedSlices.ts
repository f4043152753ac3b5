import { createAction } from '@reduxjs/toolkit';
import type * as v from 'valibot';
import {
  persistedCart,
  persistedCityRegion,
  persistedCustomer,
  persistedHistory,
  persistedPopup,
  persistedSorting,
  persistedWishlist,
} from '#schemas/persisted.ts';

/** The version of the shapes below, raised with each of their changes; entries of a later one cannot be read. */
export const persistVersion = 3;

/** The allow-list of persisted slices, with the shape of each (PERS-01). */
export const persistedSlices = {
  cart: persistedCart,
  cityRegion: persistedCityRegion,
  customer: persistedCustomer,
  floatingCart: persistedPopup,
  lastUrl: persistedHistory,
  sortingFormula: persistedSorting,
  wishlist: persistedWishlist,
};

/** The name of a persisted slice. */
export type PersistedSliceName = keyof typeof persistedSlices;

/** The persisted state, slice by slice; one that could not be read is absent. */
export type PersistedState = { [Name in PersistedSliceName]?: v.InferOutput<(typeof persistedSlices)[Name]> };

/** The persisted state was read: each slice merges it with what the shopper did meanwhile (PERS-06). */
export const rehydrated = createAction<PersistedState>('persistence/rehydrated');

/** Another tab has written: the state as this tab last read or wrote it, and the current one (KEEP-04). */
export const otherTabWrote = createAction<{ known: PersistedState; current: PersistedState }>(
  'persistence/otherTabWrote',
);
