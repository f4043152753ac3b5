import { createSlice } from '@reduxjs/toolkit';
import type { Ports } from '#api/transport/ports.ts';
import type { Customer } from '#schemas/customerShape.ts';
import type { PersistedCustomer } from '#schemas/persisted.ts';
import { isSameData, otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';

/** The customer of this visit (SESS-01); the token is not in the store: `credentials.ts`. */
export interface CustomerState extends PersistedCustomer, Omit<Partial<Customer>, keyof PersistedCustomer> {
  /** Number of sessions that have ended in this tab: calls of an earlier one are dropped (`StorePorts.epoch`). */
  epoch: number;
  /** How the last session of this tab ended; an end in another tab counts as a logout. */
  lastEnd?: 'logout' | 'expiry' | 'cleanOut';
  /** The visitor's IP; '' if the document does not have it (APP-46, APP-47). */
  ip?: string;
  /** Whether the address of the visitor is stored (APP-48). */
  firstRequest?: boolean;
  /** Start-up has decided whether a customer is logged in: until then the guard waits (ROUTE-49). */
  decided: boolean;
}

const initialState: CustomerState = {
  loggedIn: false,
  buyerType: 'logged out',
  visitor_has_orders: false,
  endedSessions: 0,
  epoch: 0,
  decided: false,
};

/** The persisted part of the customer (PERS-08); `customerEvents.ts`, in the late chunk, adds the sign in. */
export const customerSlice = createSlice({
  name: 'customer',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    // A customer who has logged in before the storage was read stays.
    builder.addCase(rehydrated, (state, { payload: { customer } }) =>
      state.loggedIn ? state : { ...state, ...customer },
    );
    // A copy may be older than an answer to this tab: only what the other tab has changed counts. A state that stays the
    // same object is not written again: two tabs would otherwise answer each other forever.
    builder.addCase(otherTabWrote, (state, { payload: { known, current } }) => {
      const before: Record<string, unknown> = { ...known.customer };
      const changes = Object.entries({ ...current.customer }).filter(
        ([field, value]) => !isSameData(value, before[field]),
      );
      Object.assign(state, Object.fromEntries(changes));
    });
  },
});

/** Returns the customer, anonymous or logged in. */
export const selectCustomer = ({ customer }: { customer: CustomerState }): CustomerState => customer;
/** Whether a customer is logged in (SESS-06). */
export const selectLoggedIn = ({ customer }: { customer: CustomerState }): boolean => customer.loggedIn;

/**
 * The key of the token in session storage (SESS-16, SESS-17); only `credentials.ts` writes it. The line before the token is
 * the marker of its session: a tab that the browser reopens may have the token of an ended session.
 */
export const tokenKey = 'token';

/** The token of this tab, for the transport; undefined without a session. */
export const readToken = (tab: Ports['tab']) => (): string | undefined =>
  tab.getItem(tokenKey)?.split('\n')[1];
