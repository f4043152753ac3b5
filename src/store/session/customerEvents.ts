import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Customer } from '#schemas/customerShape.ts';
import { reducer } from '#store/reducer.ts';
import { customerSlice, type CustomerState } from './customer.ts';

/** A customer with a session, and what follows from it; made by `commerce/session/completeSignIn.ts`. */
type LoggedIn = Customer & Pick<CustomerState, 'keepSession' | 'buyerType'>;

const start = (state: CustomerState, { payload }: PayloadAction<LoggedIn>): CustomerState => ({
  ...state,
  ...payload,
  loggedIn: true,
  // An automatic login that is still on its way has no say any more (ROUTE-49).
  decided: true,
});

const events = createSlice({
  name: 'customer',
  initialState: customerSlice.getInitialState,
  reducers: {
    // A start by e-mail and password, or by a hash; and the two others (SESS-06, SESS-07).
    loginSucceeded: start,
    registrationLoginSucceeded: start,
    socialLoginSucceeded: start,
    /** The server has told more about the customer of this session, or what she has changed (API-72, API-73), or where she lives (GEO-03). */
    customerRead: (
      state,
      { payload }: PayloadAction<Partial<Customer & Pick<CustomerState, 'buyerType' | 'geolocation'>>>,
    ) => (state.loggedIn ? { ...state, ...payload } : state),
    /** Start-up has read from where the visitor comes: the first request of the visit has been made (APP-46, APP-48). */
    ipRead: (state, { payload }: PayloadAction<string>) => ({ ...state, ip: payload, firstRequest: true }),
    /** Start-up knows whether somebody is logged in (ROUTE-49). */
    startDecided: (state) => ({ ...state, decided: true }),
  },
});

export const {
  loginSucceeded,
  registrationLoginSucceeded,
  socialLoginSucceeded,
  customerRead,
  ipRead,
  startDecided,
} = events.actions;

// The first start needs less of the slice than this.
reducer.inject(
  {
    reducerPath: 'customer',
    reducer: (state: CustomerState | undefined, action) =>
      events.reducer(customerSlice.reducer(state, action), action),
  },
  { overrideExisting: true },
);
