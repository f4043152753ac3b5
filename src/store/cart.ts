import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { mergedCart } from '#rules/keptCart.ts';
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
import { keptRead } from './kept.ts';

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
}

interface CartState {
  /** The cart as the server last told it; undefined before the first. */
  cart: Cart | undefined;
  /** Where the last add came from (CART-05). */
  addSource: AddSource | undefined;
  running: Running[];
  /** Why the cart may be another at the server: a call failed, and none has told the cart since (KEEP-03). */
  problem: Problem | undefined;
}

const initialState: CartState = { cart: undefined, addSource: undefined, running: [], problem: undefined };

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
    builder.addMatcher(isCartCall('pending'), (state, { meta: { requestId, arg } }) => {
      const kind = calls[arg.endpointName];
      if (kind === 'change') for (const call of state.running) call.outdated = true;
      state.running.push({ requestId, kind, blocks: true, outdated: false });
    });
    builder.addMatcher(isCartCall('fulfilled'), (state, { meta, payload }) => {
      const call = state.running.find(({ requestId }) => requestId === meta.requestId);
      state.running = state.running.filter((each) => each !== call);
      if (call === undefined || (call.kind === 'read' && call.outdated)) return;
      state.cart = (payload as CartReply).cart;
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
    selectAddSource: (state) => state.addSource,
    /** The sum of the quantities, for every cart icon (CART-27). */
    selectCartCount: (state) => (state.cart?.items ?? []).reduce((sum, item) => sum + item.quantity, 0),
  },
});

/** What this device keeps of it (PERS-01). */
export const keptOfCart = ({ cart, addSource }: CartState): KeptCart => ({ cart, addSource });

export const { addAsked, cartLost, readOverdue } = cartSlice.actions;
export const { selectCart, selectCartBusy, selectCartProblem, selectAddSource, selectCartCount } =
  cartSlice.selectors;
