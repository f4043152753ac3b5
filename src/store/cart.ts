import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { agreedCart, mergedCart } from '#rules/keptCart.ts';
import type {
  addToCart,
  AddSource,
  Cart,
  CartReply,
  createCart,
  getCart,
  KeptCart,
  removeFromCart,
} from '#schemas/cart.ts';
import type { Problem } from '#schemas/problem.ts';
import { keptRead, keptSeen } from './kept.ts';

type CartCall = typeof getCart | typeof createCart | typeof addToCart | typeof removeFromCart;

const calls: Record<CartCall['name'], CartCall['kind']> = {
  getCart: 'read',
  createCart: 'change',
  addToCart: 'change',
  removeFromCart: 'change',
};

interface CallAction extends UnknownAction {
  meta: { requestId: string; arg: { endpointName: CartCall['name'] }; condition?: boolean };
  payload?: CartReply | Problem;
}

const isCartCall =
  (stage: 'pending' | 'fulfilled' | 'rejected') =>
  (action: UnknownAction): action is CallAction => {
    const meta = action['meta'] as CallAction['meta'] | undefined;
    // A read that was not needed is rejected by its condition, without ever having been on its way.
    if (meta === undefined || meta.condition === true) return false;
    return Object.hasOwn(calls, meta.arg?.endpointName ?? '') && action.type.endsWith(`/${stage}`);
  };

/** A cart call on its way. */
interface Running {
  requestId: string;
  kind: CartCall['kind'];
  /** It blocks adding; the read at start does so for 3 s at most (CART-09). */
  blocks: boolean;
  /** A change was sent after it: what it reads may be older than that. */
  outdated: boolean;
  /** The cart when it was sent. */
  from: Cart | undefined;
}

interface CartState {
  /** The cart as the server last told it; undefined before the first. */
  cart: Cart | undefined;
  /** Where the last add came from (CART-05). */
  addSource: AddSource | undefined;
  running: Running[];
  /** Why the cart may be another at the server: a call failed, and none has told the cart since (KEEP-03). */
  problem: Problem | undefined;
  /** Something of another tab was taken in, and the server was not asked since what came of it (KEEP-04). */
  unsettled: boolean;
}

const initialState: CartState = {
  cart: undefined,
  addSource: undefined,
  running: [],
  problem: undefined,
  unsettled: false,
};

const isSame = (one: Cart | undefined, other: Cart | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The cart this device knows: replaced whole by each answer (CART-01, CART-06, CART-07), never computed here. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Something was asked to be added, from such a place. */
    addAsked(state, { payload }: PayloadAction<AddSource>) {
      state.addSource = payload;
    },
    /** The server has no such cart, and this device no lines to make it of (CART-16). */
    cartLost(state) {
      state.cart = undefined;
      state.problem = undefined;
      state.unsettled = false;
    },
    /** A read has taken so long that adding waits for it no more (CART-09). */
    readOverdue(state, { payload }: PayloadAction<string>) {
      for (const call of state.running) if (call.requestId === payload) call.blocks = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(keptRead, (state, { payload: { cart } }) => {
      state.cart = mergedCart(cart?.cart, state.cart);
      state.addSource ??= cart?.addSource;
    });
    builder.addCase(keptSeen, (state, { payload: { known, seen } }) => {
      const agreed = agreedCart(known.cart?.cart, state.cart, seen.cart?.cart);
      if (isSame(agreed, state.cart)) return;
      state.cart = agreed;
      state.unsettled = true;
    });
    builder.addMatcher(isCartCall('pending'), (state, { meta: { requestId, arg } }) => {
      const kind = calls[arg.endpointName];
      if (kind === 'change') for (const call of state.running) call.outdated = true;
      state.running.push({ requestId, kind, blocks: true, outdated: false, from: state.cart });
      state.unsettled = false;
    });
    builder.addMatcher(isCartCall('fulfilled'), (state, { meta, payload }) => {
      const call = state.running.find(({ requestId }) => requestId === meta.requestId);
      state.running = state.running.filter((each) => each !== call);
      if (call === undefined || (call.kind === 'read' && call.outdated)) return;
      const { cart } = payload as CartReply;
      // Another tab's cart may have taken the place of the one that the call was sent with.
      const agreed = isSame(call.from, state.cart) ? cart : agreedCart(call.from, cart, state.cart);
      state.unsettled = !isSame(agreed, cart);
      state.cart = agreed;
      state.problem = undefined;
    });
    builder.addMatcher(isCartCall('rejected'), (state, { meta, payload }) => {
      state.running = state.running.filter(({ requestId }) => requestId !== meta.requestId);
      const problem = payload as Problem | undefined;
      if (problem !== undefined && problem.code !== 'aborted') state.problem = problem;
    });
  },
  selectors: {
    selectCart: (state) => state.cart,
    selectCartBusy: (state) => state.running.some(({ blocks }) => blocks),
    selectCartProblem: (state) => state.problem,
    /** The server is to be asked what came of the carts of two tabs, and nothing of the cart is on its way. */
    selectCartUnsettled: ({ unsettled, running }) => unsettled && running.length === 0,
    selectAddSource: (state) => state.addSource,
    /** The sum of the quantities, for every cart icon (CART-27). */
    selectCartCount: (state) => (state.cart?.items ?? []).reduce((sum, item) => sum + item.quantity, 0),
  },
});

/** What this device keeps of it (PERS-01). */
export const keptOfCart = ({ cart, addSource }: CartState): KeptCart => ({ cart, addSource });

export const { addAsked, cartLost, readOverdue } = cartSlice.actions;
export const {
  selectCart,
  selectCartBusy,
  selectCartProblem,
  selectCartUnsettled,
  selectAddSource,
  selectCartCount,
} = cartSlice.selectors;
