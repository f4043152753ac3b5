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

/** A cart call without an answer yet. */
interface PendingCall {
  requestId: string;
  kind: CartCallKind;
  /** It blocks adding; the read at start does so for 3 s at most (CART-09). */
  blocks: boolean;
  /** A change was sent after it, so its answer may be older than that change. */
  outdated: boolean;
  /** The cart when it was sent. */
  from: Cart | undefined;
}

interface CartState {
  /** The last answer of the server; undefined before the first. */
  cart: Cart | undefined;
  /** The source of the last add (CART-05). */
  addSource: AddSource | undefined;
  /** The items that a guest had when she signed in, until a merge has brought them into the customer's cart (CART-22). */
  guestItems: string[];
  pending: PendingCall[];
  /** The item of a pending add, which may be waiting for the call that blocks it. */
  adding: string | undefined;
  /** The problem of the last failed call, if none has succeeded since: the server's cart may differ (KEEP-03). */
  problem: Problem | undefined;
  /** How often the customer's cart was looked for in vain since it was last found. */
  unread: number;
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
  unread: 0,
  needsReconcile: false,
};

/** The cart: replaced whole by each answer (CART-01, CART-06, CART-07), never computed here. */
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
    /** An add is sent, from this source. */
    addRequested(state, { payload }: PayloadAction<AddSource>) {
      state.addSource = payload;
    },
    /** A guest with these items is signing in. */
    guestItemsNoted(state, { payload }: PayloadAction<string[]>) {
      state.guestItems = payload;
    },
    /** There is no cart any more: the server has none, and this device no lines for a new one (CART-16); or it was cleared (STATE-12). */
    cartLost(state) {
      state.cart = undefined;
      state.addSource = undefined;
      state.guestItems = initialState.guestItems;
      state.problem = undefined;
      state.needsReconcile = false;
    },
    /** The customer's cart was looked for; `isFound` says whether it is known now what she has, a guest's items included. */
    cartSought(state, { payload: isFound }: PayloadAction<boolean>) {
      state.unread = isFound ? 0 : state.unread + 1;
      if (isFound) state.guestItems = initialState.guestItems;
    },
    /** A read has taken so long that it no longer blocks adding (CART-09). */
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
      // Without the slice the other tab says nothing about its cart; a slice without a cart means that there is none.
      if (current.cart === undefined) return;
      const other = current.cart.cart;
      state.guestItems = reconcileItems(
        known.cart?.guestItems ?? [],
        state.guestItems,
        // A tab of an earlier version says nothing about them.
        current.cart.guestItems ?? state.guestItems,
      );
      // Its copy may be older than an answer to this tab.
      if (isSameData(other, known.cart?.cart)) return;
      const reconciled = reconcileCarts(known.cart?.cart, state.cart, other);
      if (isSameData(reconciled, state.cart)) return;
      state.cart = reconciled;
      // What the other tab has of the server is not read again, or two visible tabs might read in turns forever.
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
      // Another tab may have changed the cart that the call was sent with.
      const reconciled = isSameData(call.from, state.cart)
        ? cart
        : reconcileCarts(call.from, cart, state.cart);
      state.needsReconcile = reconciled !== undefined && !isSameData(reconciled, cart);
      state.cart = reconciled;
      // A merge brings them all; one that was removed since is the customer's if she adds it again.
      const isLeft = (item: string) =>
        meta.arg.endpointName !== 'mergeCart' && reconciled?.items.some(({ id }) => id === item);
      state.guestItems = state.guestItems.filter(isLeft);
      state.problem = undefined;
    });
    builder.addMatcher(isCartRejected, (state, { meta, payload }) => {
      const call = state.pending.find(({ requestId }) => requestId === meta.requestId);
      state.pending = state.pending.filter((each) => each !== call);
      // Without a payload the shop has dropped the call itself; an unknown call is of a session that has ended. A coupon
      // that fails says nothing about the lines (CART-17).
      if (payload && call && call.kind !== 'coupon') state.problem = payload;
    });
  },
  selectors: {
    selectCart: (state) => state.cart,
    /** A cart call blocks adding (CART-09). */
    selectCartBusy: (state) => state.pending.some(({ blocks }) => blocks),
    /** The item of a pending add: meanwhile others are dropped, and their buttons busy (CART-10). */
    selectAdding: (state) => state.adding,
    selectCartProblem: (state) => state.problem,
    /** How often the customer's cart was looked for in vain, while this device has none; 0 otherwise. */
    selectCartUnread: ({ cart, unread }) => (cart === undefined ? unread : 0),
    /** Whether the merged cart of two tabs has to be read from the server, and no cart call is pending. */
    selectCartNeedsReconcile: ({ needsReconcile, pending }) => needsReconcile && pending.length === 0,
    selectAddSource: (state) => state.addSource,
    selectGuestItems: (state) => state.guestItems,
  },
});

export const { addStarted, addEnded, addRequested, guestItemsNoted, cartLost, cartSought, readTimedOut } =
  cartSlice.actions;
/** The shopper asks for the customer's cart again. */
export const cartAsked = createAction('cart/asked');
export const {
  selectCart,
  selectCartBusy,
  selectAdding,
  selectCartProblem,
  selectCartUnread,
  selectCartNeedsReconcile,
  selectAddSource,
  selectGuestItems,
} = cartSlice.selectors;

/**
 * The sum of the quantities, for every cart icon (CART-27): with the changes that wait, once the slice is
 * there that has them, as the rows of the cart show them.
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
