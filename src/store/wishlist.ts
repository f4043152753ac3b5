import { createSelector, createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { wishlistApi } from '#api/wishlist.ts';
import { orderAfter } from '#rules/wishlist/wishlistOrder.ts';
import type { Wishlist, WishlistItem } from '#schemas/wishlist.ts';
import { flashesTimedOut } from './flash.ts';
import { isFulfilled, isPending, isRejected } from './matchers.ts';
import { reducer } from './reducer.ts';

type Calls = typeof wishlistApi.endpoints;

const calls: { [Name in keyof Calls]: true } = {
  getWishlist: true,
  addToWishlist: true,
  removeFromWishlist: true,
};

const read = { getWishlist: true } as const;
type Read = Pick<Calls, 'getWishlist'>;

/** A read of the wishlist has ended, with or without it. */
export const isWishlistRead = isAnyOf(isFulfilled<Read>(read), isRejected<Read>(read));

/** A product that is to be saved, or no longer. */
export interface WishlistChange {
  sku: string;
  saved: boolean;
}

interface WishlistState {
  /** The last answer of the server; undefined before the first. */
  items: Wishlist | undefined;
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

const initialState: WishlistState = {
  items: undefined,
  order: [],
  changing: [],
  reading: undefined,
  removed: [],
  wanted: [],
};

const wishesOf = createSelector(
  [
    (state: WishlistState) => state.items,
    (state: WishlistState) => state.order,
    (state: WishlistState) => state.changing,
    (state: WishlistState) => state.removed,
  ],
  (items = {}, order, changing, removed): WishlistItem[] =>
    order.flatMap((sku) => {
      const isIn = Object.hasOwn(items, sku);
      const saved = changing.find((change) => change.sku === sku)?.saved ?? isIn;
      const item = isIn ? items[sku] : removed.find((each) => each.sku === sku);
      return saved && item ? [item] : [];
    }),
);

/** The wishlist: replaced whole by each answer (WISH-01); it ends with the session (STATE-11). Loaded after the first paint. */
const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    changeRequested(state, { payload }: PayloadAction<WishlistChange>) {
      state.changing.push(payload);
    },
    changeEnded(state, { payload }: PayloadAction<WishlistChange>) {
      state.changing = state.changing.filter(({ sku }) => sku !== payload.sku);
    },
    /** A product was removed; until its message is gone it can be restored. */
    removalDone(state, { payload }: PayloadAction<WishlistItem>) {
      state.removed.push(payload);
    },
    /** The last removal is undone, or could not be. */
    removalUndone(state, { payload }: PayloadAction<string>) {
      state.removed = state.removed.filter(({ sku }) => sku !== payload);
    },
    wished(state, { payload }: PayloadAction<string>) {
      if (!state.wanted.includes(payload)) state.wanted.push(payload);
    },
    wishTaken(state, { payload }: PayloadAction<string>) {
      state.wanted = state.wanted.filter((sku) => sku !== payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(flashesTimedOut, (state) => {
      state.removed = [];
      state.order = state.order.filter((sku) => Object.hasOwn(state.items ?? {}, sku));
    });
    builder.addMatcher(isPending<Calls>(calls), (state, { meta: { requestId, arg } }) => {
      state.reading = arg.endpointName === 'getWishlist' ? requestId : undefined;
    });
    builder.addMatcher(isFulfilled<Calls>(calls), (state, { meta: { requestId, arg }, payload }) => {
      const isRead = arg.endpointName === 'getWishlist';
      if (isRead && state.items !== undefined && state.reading !== requestId) return;
      if (isRead) state.reading = undefined;
      state.items = payload;
      state.order = orderAfter(state.order, payload);
    });
    builder.addMatcher(isRejected<Calls>(calls), (state, { meta: { requestId } }) => {
      if (state.reading === requestId) state.reading = undefined;
    });
  },
  selectors: {
    /** Whether the wishlist of the customer is known. */
    selectIsRead: ({ items }) => items !== undefined,
    /** Whether a product is in the wishlist, or will be after a change that is under way (WISH-04). */
    selectSaved: ({ items = {}, changing }, sku: string) =>
      changing.find((change) => change.sku === sku)?.saved ?? Object.hasOwn(items, sku),
    /** Whether the last answer has a product, whatever is under way. */
    selectAnswered: ({ items = {} }, sku: string) => Object.hasOwn(items, sku),
    /** Whether a change of a product is under way. */
    selectChanging: ({ changing }, sku: string) => changing.some((change) => change.sku === sku),
    /** The saved products in their order, as they will be after the changes under way. */
    selectWishes: wishesOf,
    selectRemoved: ({ removed }) => removed,
    selectWanted: ({ wanted }) => wanted,
  },
});

declare module './reducer.ts' {
  interface LazySlices extends WithSlice<typeof wishlistSlice> {}
}

export const { changeEnded, changeRequested, removalDone, removalUndone, wished, wishTaken } =
  wishlistSlice.actions;
export const {
  selectAnswered,
  selectChanging,
  selectIsRead,
  selectRemoved,
  selectSaved,
  selectWanted,
  selectWishes,
} = wishlistSlice.injectInto(reducer).selectors;
