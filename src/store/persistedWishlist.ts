import { type ActionReducerMapBuilder, createReducer } from '@reduxjs/toolkit';
import { orderAfter } from '#rules/wishlist/wishlist.ts';
import type { Wishlist, WishlistItem } from '#schemas/persisted.ts';
import { isSameData, otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';

/** A product that is to be saved, or no longer. */
export interface WishlistChange {
  sku: string;
  saved: boolean;
}

/** The wishlist on this device. */
export interface WishlistState {
  /** The last answer of the server, also to an earlier page or another tab; undefined before the first. */
  items: Wishlist | undefined;
  /** The server has answered this page, and no change has failed since. */
  isRead: boolean;
  /** The skus in the order in which they are shown; those of removals that can be undone are among them. */
  order: string[];
  /** Changes that were requested and have no outcome yet: they show at once (WISH-04). */
  changing: WishlistChange[];
  /** The last read, unless a change was sent after it: its answer may be older than that change. */
  reading: string | undefined;
  /** The removed products that can be restored, the last removed at the end (KEEP-01). */
  removed: WishlistItem[];
  /** What a guest has tried to save: it is saved after the sign in (KEEP-05). */
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

/** Sets the list that is shown. */
export function setWishes(state: WishlistState, items: Wishlist): void {
  state.items = items;
  state.order = orderAfter(state.order, items);
}

/** What the device and its other tabs have (PERS-06, KEEP-04): all that the slice does before its code is there. */
export function addPersisted(builder: ActionReducerMapBuilder<WishlistState>): void {
  builder.addCase(rehydrated, (state, { payload: { wishlist } }) => {
    if (wishlist?.items && state.items === undefined) setWishes(state, wishlist.items);
  });
  builder.addCase(otherTabWrote, (state, { payload: { known, current } }) => {
    const found = current.wishlist?.items;
    // What the other tab has not changed is no news, and of an answer to this one that it has not seen nobody knows which is older.
    if (found === undefined || isSameData(found, known.wishlist?.items) || isSameData(found, state.items))
      return;
    if (isSameData(state.items, known.wishlist?.items)) setWishes(state, found);
    else state.isRead = false;
  });
}

/** Holds the wishlist of the device until the slice is loaded, after the first paint, and takes its place. */
export const persistedWishlist = createReducer(initialWishlist, addPersisted);
