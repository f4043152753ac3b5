import { createSlice, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { createCart, Cart, CartReply } from '#schemas/cart.ts';

/** The calls whose answer is a whole cart (CART-07), named by their definitions. */
const cartCalls: ReadonlySet<string> = new Set<(typeof createCart)['name']>(['createCart']);

interface CallAction extends UnknownAction {
  meta: { arg: { endpointName: string } };
  payload: CartReply;
}

const isCartCall = (stage: 'pending' | 'fulfilled' | 'rejected') =>
  function matches(action: UnknownAction): action is CallAction {
    const meta = action['meta'] as CallAction['meta'] | undefined;
    return cartCalls.has(meta?.arg?.endpointName ?? '') && action.type.endsWith(`/${stage}`);
  };

interface CartState {
  /** The cart as the server last told it; undefined before the first. */
  cart: Cart | undefined;
  /** Cart calls on their way; more than 0 blocks adding (CART-09). */
  running: number;
}

const initialState: CartState = { cart: undefined, running: 0 };

/** The cart this device knows: replaced whole by each answer (CART-06), never computed here. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isCartCall('pending'), (state) => {
      state.running += 1;
    });
    builder.addMatcher(isAnyOf(isCartCall('fulfilled'), isCartCall('rejected')), (state) => {
      state.running -= 1;
    });
    builder.addMatcher(isCartCall('fulfilled'), (state, { payload }) => {
      state.cart = payload.cart;
    });
  },
  selectors: {
    selectCart: (state) => state.cart,
    selectCartBusy: (state) => state.running > 0,
    /** The sum of the quantities, for every cart icon (CART-27). */
    selectCartCount: (state) => (state.cart?.items ?? []).reduce((sum, item) => sum + item.quantity, 0),
  },
});

export const { selectCart, selectCartBusy, selectCartCount } = cartSlice.selectors;
