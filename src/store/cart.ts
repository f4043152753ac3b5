import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isFavourite } from '#rules/cart/changeSubject.ts';
import { mergeRehydratedCart, reconcileCarts, reconcileItems } from '#rules/cart/reconcile.ts';
import type { AddSource, Cart } from '#schemas/cart.ts';
import type { Problem } from '#schemas/problem.ts';
import type { SyncQueue } from '#schemas/syncQueue.ts';
import { isSameData, otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';
import {
  type CartCallKind,
  cartCallKinds,
  isCartFulfilled,
  isCartPending,
  isCartRejected,
} from './matchers.ts';

/** A cart call in flight. Queued changes that are not sent yet are in `syncQueue`. */
interface PendingCall {
  requestId: string;
  kind: CartCallKind;
  /** Whether it blocks adding; the read at start does so for 3 s at most (CART-09). */
  blocks: boolean;
  /** Stale: a later change was sent before the response arrived. */
  outdated: boolean;
  /** The cart when the call was sent. */
  from: Cart | undefined;
}

interface CartState {
  /** The last response of the server; undefined before the first. */
  cart: Cart | undefined;
  /** The source of the last add (CART-05). */
  addSource: AddSource | undefined;
  /** The items of a guest who signed in, until a merge has added them to the customer's cart (CART-22). */
  guestItems: string[];
  pending: PendingCall[];
  /** The item of a pending add. The add may be waiting for the call that blocks it. */
  adding: string | undefined;
  /**
   * The problem of the last failed call; undefined after a call has succeeded. The server's cart may differ (KEEP-03).
   */
  problem: Problem | undefined;
  /** The number of failed searches for the customer's cart since it was last found. */
  failedSearches: number;
  /** Another tab's changes were merged, and no cart call was sent since (KEEP-04). */
  needsReconcile: boolean;
}

const initialState: CartState = {
  cart: undefined,
  addSource: undefined,
  guestItems: [],
  pending: [],
  adding: undefined,
  problem: undefined,
  failedSearches: 0,
  needsReconcile: false,
};

/** The cart: each response replaces it as a whole; nothing is computed here. (CART-01, CART-06, CART-07) */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    addStarted(state, { payload }: PayloadAction<string>) {
      state.adding = payload;
    },
    addEnded(state) {
      state.adding = undefined;
    },
    addAccepted(state, { payload }: PayloadAction<AddSource>) {
      state.addSource = payload;
    },
    guestItemsNoted(state, { payload }: PayloadAction<string[]>) {
      state.guestItems = payload;
    },
    /**
     * The server has no cart and this device has no lines for a new one (CART-16), or the cart was cleared (STATE-12).
     */
    cartLost(state) {
      state.cart = undefined;
      state.addSource = undefined;
      state.guestItems = initialState.guestItems;
      state.problem = undefined;
      state.needsReconcile = false;
    },
    /** A search for the customer's cart has ended; not `isFound` if it, or the merge of guest items, is unknown. */
    cartSearched(state, { payload: isFound }: PayloadAction<boolean>) {
      state.failedSearches = isFound ? 0 : state.failedSearches + 1;
      if (isFound) state.guestItems = initialState.guestItems;
    },
    /** A read took so long that it no longer blocks adding (CART-09). */
    readTimedOut(state, { payload }: PayloadAction<string>) {
      for (const call of state.pending) if (call.requestId === payload) call.blocks = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(rehydrated, (state, { payload: { cart } }) => {
      state.cart = mergeRehydratedCart(cart?.cart, state.cart);
      state.addSource ??= cart?.addSource;
      state.guestItems = reconcileItems([], state.guestItems, cart?.guestItems ?? []);
    });
    builder.addCase(otherTabWrote, (state, { payload: { known, current } }) => {
      // If the slice is missing, the other tab knows nothing about the cart. A slice without a cart means that there is
      // none.
      if (current.cart === undefined) return;
      const other = current.cart.cart;
      state.guestItems = reconcileItems(
        known.cart?.guestItems ?? [],
        state.guestItems,
        // A tab of an earlier version does not write this field.
        current.cart.guestItems ?? state.guestItems,
      );
      // The other tab's copy may be older than a response in this tab.
      if (isSameData(other, known.cart?.cart)) return;
      const reconciled = reconcileCarts(known.cart?.cart, state.cart, other);
      if (isSameData(reconciled, state.cart)) return;
      state.cart = reconciled;
      // If the other tab already has the server's cart, it is not read again: two visible tabs could read in turns
      // forever.
      state.needsReconcile =
        reconciled !== undefined && (reconciled.hash === '' || !isSameData(reconciled, other));
    });
    builder.addMatcher(isCartPending, (state, { meta: { requestId, arg } }) => {
      const kind = cartCallKinds[arg.endpointName];
      if (kind !== 'read') for (const call of state.pending) call.outdated = true;
      state.pending.push({ requestId, kind, blocks: true, outdated: false, from: state.cart });
      state.needsReconcile = false;
    });
    builder.addMatcher(isCartFulfilled, (state, { meta, payload: { cart } }) => {
      const call = state.pending.find(({ requestId }) => requestId === meta.requestId);
      state.pending = state.pending.filter((each) => each !== call);
      if (call === undefined || (call.kind === 'read' && call.outdated)) return;
      // Another tab may have changed the cart since the call was sent.
      const reconciled = isSameData(call.from, state.cart)
        ? cart
        : reconcileCarts(call.from, cart, state.cart);
      state.needsReconcile = reconciled !== undefined && !isSameData(reconciled, cart);
      state.cart = reconciled;
      // A merge adds all guest items. An item that was removed since belongs to the customer if she adds it again.
      const isLeft = (item: string) =>
        meta.arg.endpointName !== 'mergeCart' && reconciled?.items.some(({ id }) => id === item);
      state.guestItems = state.guestItems.filter(isLeft);
      state.problem = undefined;
    });
    builder.addMatcher(isCartRejected, (state, { meta, payload }) => {
      const call = state.pending.find(({ requestId }) => requestId === meta.requestId);
      state.pending = state.pending.filter((each) => each !== call);
      // Without a payload the shop has cancelled the call; an unknown call belongs to an ended session. A failed coupon
      // says nothing about the lines (CART-17).
      if (payload && call && call.kind !== 'coupon') state.problem = payload;
    });
  },
  selectors: {
    selectCart: (state) => state.cart,
    /** Whether a pending cart call blocks adding (CART-09). */
    selectCartBusy: (state) => state.pending.some(({ blocks }) => blocks),
    /** The item of a pending add: other adds are dropped meanwhile, and their buttons are busy (CART-10). */
    selectAdding: (state) => state.adding,
    selectCartProblem: (state) => state.problem,
    /** The number of failed searches for the customer's cart; 0 if this device has a cart. */
    selectFailedSearches: ({ cart, failedSearches }) => (cart === undefined ? failedSearches : 0),
    /** Whether the merged cart of two tabs must be read from the server. False while a cart call is pending. */
    selectCartNeedsReconcile: ({ needsReconcile, pending }) => needsReconcile && pending.length === 0,
    selectAddSource: (state) => state.addSource,
    selectGuestItems: (state) => state.guestItems,
  },
});

export const { addStarted, addEnded, addAccepted, guestItemsNoted, cartLost, cartSearched, readTimedOut } =
  cartSlice.actions;
/** The shopper retries the read of the customer's cart. */
export const cartRetried = createAction('cart/retried');
export const {
  selectCart,
  selectCartBusy,
  selectAdding,
  selectCartProblem,
  selectFailedSearches,
  selectCartNeedsReconcile,
  selectAddSource,
  selectGuestItems,
} = cartSlice.selectors;

/**
 * The sum of the quantities, for every cart icon (CART-27). Includes queued changes only while they wait for the network
 * or an overloaded server; a change that is being sent counts after its response.
 */
export function selectCartCount({
  cart: { cart },
  syncQueue,
}: {
  cart: CartState;
  syncQueue?: Pick<SyncQueue, 'changes'> & { waits: boolean };
}): number {
  const quantities = new Map(cart?.items.map(({ id, quantity }) => [id, quantity]));
  if (syncQueue?.waits)
    for (const change of syncQueue.changes)
      if (!isFavourite(change)) quantities.set(change.item, change.quantity);
  return [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0);
}
