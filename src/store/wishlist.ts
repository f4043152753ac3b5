import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { wishlistApi } from '#api/wishlist.ts';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import type { WishlistItem } from '#schemas/persisted.ts';
import type { QueuedChange, SyncQueue } from '#schemas/syncQueue.ts';
import { flashesTimedOut } from './flash.ts';
import { isFulfilled, isPending, isRejected } from './matchers.ts';
import {
  addPersisted,
  initialWishlist,
  setWishes,
  type WishlistChange,
  type WishlistState,
} from './persistedWishlist.ts';
import { slices } from './store.ts';

type Calls = typeof wishlistApi.endpoints;

// Stryker disable BooleanLiteral: only the keys are used
const calls: { [Name in keyof Calls]: true } = {
  getWishlist: true,
  addToWishlist: true,
  removeFromWishlist: true,
};
// Stryker restore BooleanLiteral

const read = { getWishlist: true } as const;
type Read = Pick<Calls, 'getWishlist'>;

/** A read of the wishlist has succeeded or failed. */
export const isWishlistRead = isAnyOf(isFulfilled<Read>(read), isRejected<Read>(read));

/** A product that a guest tried to save, with the time in ms until which a sign in saves it (KEEP-05). */
interface Wanted {
  sku: string;
  until: number;
}

function wantedOf(text: string): Wanted {
  const [sku = '', until] = text.split(' ');
  return { sku, until: Number(until) };
}

const without = (wanted: readonly string[], sku: string) =>
  wanted.filter((text) => wantedOf(text).sku !== sku);

/**
 * The wishlist: each response replaces it as a whole (WISH-01); it ends with the session (STATE-11). Loaded after the
 * first paint.
 */
const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: initialWishlist,
  reducers: {
    changeRequested(state, { payload }: PayloadAction<WishlistChange>) {
      state.changing.push(payload);
    },
    changeEnded(state, { payload }: PayloadAction<WishlistChange>) {
      state.changing = state.changing.filter(({ sku }) => sku !== payload.sku);
    },
    /** A product was removed. It can be restored while its message shows. */
    removalDone(state, { payload }: PayloadAction<WishlistItem>) {
      state.removed.push(payload);
    },
    /** The last removal was undone, or its undo failed. */
    removalUndone(state, { payload }: PayloadAction<string>) {
      state.removed = state.removed.filter(({ sku }) => sku !== payload);
    },
    wished(state, { payload: { sku, until } }: PayloadAction<Wanted>) {
      state.wanted = [...without(state.wanted, sku), `${sku} ${until}`];
    },
    wishTaken(state, { payload }: PayloadAction<string>) {
      state.wanted = without(state.wanted, payload);
    },
  },
  extraReducers: (builder) => {
    addPersisted(builder);
    builder.addCase(flashesTimedOut, (state) => {
      state.removed = [];
      state.order = state.order.filter((sku) => Object.hasOwn(state.items ?? {}, sku));
    });
    builder.addMatcher(isPending<Calls>(calls), (state, { meta: { requestId, arg } }) => {
      // Stryker disable next-line ConditionalExpression: a change and a read never have the same id
      state.reading = arg.endpointName === 'getWishlist' ? requestId : undefined;
    });
    builder.addMatcher(isFulfilled<Calls>(calls), (state, { meta: { requestId, arg }, payload }) => {
      const isRead = arg.endpointName === 'getWishlist';
      if (isRead && state.isRead && state.reading !== requestId) return;
      state.isRead = true;
      setWishes(state, payload);
    });
    builder.addMatcher(isRejected<Calls>(calls), (state, { meta: { arg } }) => {
      // The change may or may not have been applied, until the list is read.
      if (arg.endpointName !== 'getWishlist') state.isRead = false;
    });
  },
  selectors: {
    /** Whether the customer's wishlist was read and is not stale. */
    selectIsRead: ({ isRead }) => isRead,
    /** Whether the last response has a product, regardless of changes in flight. */
    selectConfirmed: ({ items = {} }, sku: string) => Object.hasOwn(items, sku),
    /** Whether a change of a product is in flight. */
    selectChanging: ({ changing }, sku: string) => changing.some((change) => change.sku === sku),
    selectRemoved: ({ removed }) => removed,
    /** What a guest tried to save, also if it is too old. */
    selectWanted: ({ wanted }) => wanted.map(wantedOf),
    selectState: (state) => state,
  },
});

export const { changeEnded, changeRequested, removalDone, removalUndone, wished, wishTaken } =
  wishlistSlice.actions;
const { selectState, ...selectors } = wishlistSlice.injectInto(slices, { overrideExisting: true }).selectors;
export const { selectConfirmed, selectChanging, selectIsRead, selectRemoved, selectWanted } = selectors;

type WithWishlist = Parameters<typeof selectState>[0] & {
  /** Absent until its code is loaded. */
  syncQueue?: SyncQueue | undefined;
};

// Stryker disable next-line ArrayDeclaration: the fallback only has to match nothing
const none: readonly QueuedChange[] = [];
const selectQueuedChanges = ({ syncQueue }: WithWishlist) => syncQueue?.changes ?? none;

const favouriteOf = (changes: readonly QueuedChange[], sku: string) =>
  changes.find((change) => isFavourite(change) && change.item === sku);

/** The queued change of a product (KEEP-02). */
export const selectQueuedChange = (state: WithWishlist, sku: string): QueuedChange | undefined =>
  favouriteOf(selectQueuedChanges(state), sku);

function isSaved({ items = {}, changing }: WishlistState, queued: readonly QueuedChange[], sku: string) {
  const waiting = favouriteOf(queued, sku);
  const wanted = changing.find((change) => change.sku === sku)?.saved ?? (waiting && waiting.quantity > 0);
  return wanted ?? Object.hasOwn(items, sku);
}

/** Whether a product is in the wishlist, including changes in flight or queued (WISH-04, KEEP-02). */
export const selectSaved = (state: WithWishlist, sku: string): boolean =>
  isSaved(selectState(state), selectQueuedChanges(state), sku);

/** The saved products in order, including changes in flight or queued; a queued add has only a name. */
export const selectWishes = createSelector(
  [selectState, selectQueuedChanges],
  (state, queued): WishlistItem[] =>
    state.order.flatMap((sku) => {
      const { items = {}, removed } = state;
      const item = Object.hasOwn(items, sku) ? items[sku] : removed.find((each) => each.sku === sku);
      return item && isSaved(state, queued, sku) ? [item] : [];
    }),
);
