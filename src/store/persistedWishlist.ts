import { type ActionReducerMapBuilder, createReducer } from '@reduxjs/toolkit';
import { reconcileItems } from '#rules/cart/reconcile.ts';
import { orderAfter } from '#rules/wishlist/wishlist.ts';
import type { Wishlist, WishlistItem } from '#schemas/persisted.ts';
import { isSameData, otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';
import { slices } from './store.ts';

/** A change of the wishlist: whether a product is saved. */
export interface WishlistChange {
  sku: string;
  saved: boolean;
}

export interface WishlistState {
  /** The last response of the server, also to an earlier page or another tab; undefined before the first. */
  items: Wishlist | undefined;
  /** Whether the server has answered this page and no change has failed since. */
  isRead: boolean;
  /** The skus in display order, with the removals that can be undone. */
  order: string[];
  /** Changes in flight: they show at once (WISH-04). */
  changing: WishlistChange[];
  /** The id of the last read; undefined if a change was sent after it, so that the response may be older. */
  reading: string | undefined;
  /** The removed products that can be restored, the last removed at the end (KEEP-01). */
  removed: WishlistItem[];
  /**
   * What a guest tried to save: 'sku until', the time in ms. A sign in until then saves it, also on a later page
   * (KEEP-05). Texts, so that tabs merge them like skus.
   */
  wanted: string[];
}

export const initialWishlist: WishlistState = {
  items: undefined,
  isRead: false,
  // Stryker disable next-line ArrayDeclaration: no product has this name
  order: [],
  // Stryker disable next-line ArrayDeclaration: no product has this name
  changing: [],
  reading: undefined,
  removed: [],
  wanted: [],
};

export function setWishes(state: WishlistState, items: Wishlist): void {
  state.items = items;
  state.order = orderAfter(state.order, items);
}

/** Adds the reducers for data of the device and of other tabs, before the slice is loaded (PERS-06, KEEP-04). */
export function addPersisted(builder: ActionReducerMapBuilder<WishlistState>): void {
  builder.addCase(rehydrated, (state, { payload: { wishlist } }) => {
    if (wishlist?.items && state.items === undefined) setWishes(state, wishlist.items);
    state.wanted = reconcileItems([], state.wanted, wishlist?.wanted ?? []);
  });
  builder.addCase(otherTabWrote, (state, { payload: { known, current } }) => {
    const found = current.wishlist?.items;
    // A tab of an earlier version does not write this field.
    const wanted = current.wishlist?.wanted ?? state.wanted;
    state.wanted = reconcileItems(known.wishlist?.wanted ?? [], state.wanted, wanted);
    // Ignores data that the other tab has not changed. If both tabs have a new response, it is unknown which is newer, so
    // the list is read again.
    if (found === undefined || isSameData(found, known.wishlist?.items) || isSameData(found, state.items))
      return;
    if (isSameData(state.items, known.wishlist?.items)) setWishes(state, found);
    else state.isRead = false;
  });
}

/** Holds the persisted wishlist until the slice replaces it, after the first paint. */
export const persistedWishlist = createReducer(initialWishlist, addPersisted);

export const slicesWithWishlist = slices.inject({ reducerPath: 'wishlist', reducer: persistedWishlist });
