import { createSlice } from '@reduxjs/toolkit';
import type { Ports } from '#api/transport/ports.ts';
import type { Customer } from '#schemas/customerShape.ts';
import type { PersistedCustomer } from '#schemas/persisted.ts';
import { isSameData, otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';

/** The customer of this visit (SESS-01). The token is not in the store: see `credentials.ts`. */
export interface CustomerState extends PersistedCustomer, Omit<Partial<Customer>, keyof PersistedCustomer> {
  /** The number of sessions that have ended in this tab: older responses are dropped (`StorePorts.epoch`). */
  epoch: number;
  /** The end of this tab's last session; an end in another tab counts as a logout. */
  lastEnd?: 'logout' | 'expiry' | 'cleanOut';
  /** The visitor's IP; '' if the page does not contain it (APP-46, APP-47). */
  ip?: string;
  /** Whether the visitor's IP is stored (APP-48). */
  firstRequest?: boolean;
  /** Whether start-up has decided if a customer is logged in: the guard waits for it (ROUTE-49). */
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

/** The persisted part of the customer (PERS-08). `customerEvents.ts`, in the deferred chunk, adds the sign in. */
export const customerSlice = createSlice({
  name: 'customer',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    // A customer who logged in before the storage was read stays.
    builder.addCase(rehydrated, (state, { payload: { customer } }) =>
      state.loggedIn ? state : { ...state, ...customer },
    );
    // The other tab's copy may be stale, so only its own changes count. Returns the same object if nothing has changed:
    // two tabs would otherwise write in turns forever.
    builder.addCase(otherTabWrote, (state, { payload: { known, current } }) => {
      const before: Record<string, unknown> = { ...known.customer };
      const changedFields = Object.entries({ ...current.customer }).filter(
        ([field, value]) => !isSameData(value, before[field]),
      );
      Object.assign(state, Object.fromEntries(changedFields));
    });
  },
});

export const selectCustomer = ({ customer }: { customer: CustomerState }): CustomerState => customer;
/** Whether a customer is logged in (SESS-06). */
export const selectLoggedIn = ({ customer }: { customer: CustomerState }): boolean => customer.loggedIn;

/**
 * The key of the token in session storage (SESS-16, SESS-17); only `credentials.ts` writes it. The line before the
 * token is the session's marker, because a tab that the browser reopens may have the token of an ended session.
 */
export const tokenKey = 'token';

/** The token of this tab, for the transport; undefined without a session. */
export const readToken = (tab: Ports['tab']) => (): string | undefined =>
  tab.getItem(tokenKey)?.split('\n')[1];
