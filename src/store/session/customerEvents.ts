import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Customer } from '#schemas/customerShape.ts';
import { reducer } from '#store/reducer.ts';
import { customerSlice, type CustomerState } from './customer.ts';

/** A customer with a session, as `flows/session/completeSignIn.ts` creates it. */
type LoggedIn = Customer & Pick<CustomerState, 'keepSession' | 'buyerType'>;

const start = (state: CustomerState, { payload }: PayloadAction<LoggedIn>): CustomerState => ({
  ...state,
  ...payload,
  loggedIn: true,
  // An automatic login in flight no longer counts (ROUTE-49).
  decided: true,
});

const events = createSlice({
  name: 'customer',
  initialState: customerSlice.getInitialState,
  reducers: {
    // A login by password or by hash (SESS-06, SESS-07).
    loginSucceeded: start,
    registrationLoginSucceeded: start,
    socialLoginSucceeded: start,
    /** New details of the customer: read, edited (API-72, API-73), or the location of the address (GEO-03). */
    customerRead: (
      state,
      { payload }: PayloadAction<Partial<Customer & Pick<CustomerState, 'buyerType' | 'geolocation'>>>,
    ) => (state.loggedIn ? { ...state, ...payload } : state),
    /** Start-up has read the visitor's IP for the first request of the visit (APP-46, APP-48). */
    ipRead: (state, { payload }: PayloadAction<string>) => ({ ...state, ip: payload, firstRequest: true }),
    /** Start-up has decided whether a customer is logged in (ROUTE-49). */
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

// The first screens do not need these events.
reducer.inject(
  {
    reducerPath: 'customer',
    reducer: (state: CustomerState | undefined, action) =>
      events.reducer(customerSlice.reducer(state, action), action),
  },
  { overrideExisting: true },
);
