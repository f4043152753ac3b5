import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { otherSession } from '#rules/session/sessionCookies.ts';
import { otherTabWrote, type PersistedState } from '#store/persistence/persistedSlices.ts';
import { reducer, setFirstReducer } from '#store/reducer.ts';
import type { RootState } from '#store/store.ts';
import { customerSlice, type CustomerState } from './customer.ts';

type SessionEnd = NonNullable<CustomerState['lastEnd']>;

/** The session has ended: resets its whole state (SESS-08, STATE-07 to STATE-14). */
// Stryker disable next-line StringLiteral: any unique name works
export const sessionEnded = createAction<SessionEnd>('customer/sessionEnded');

/** The slices that belong to the session in addition to the customer, lazy slices included (STATE-14). */
const sessionBound = new Set([
  'cart',
  'coupons',
  'sessionApi',
  'twoStep',
  'customerForms',
  'syncQueue',
  'wishlist',
]);

/** Returns the state for the next session: only the counters and the IP of the customer stay. */
function withoutSession(state: RootState, lastEnd: SessionEnd): RootState {
  const left = Object.entries(state).filter(([name]) => !sessionBound.has(name));
  const { endedSessions, epoch, decided, ip } = state.customer;
  const customer = {
    ...customerSlice.getInitialState(),
    endedSessions: endedSessions + 1,
    epoch: epoch + 1,
    decided,
    // The IP belongs to the device.
    // Stryker disable next-line ConditionalExpression: JSON leaves out an undefined IP too
    ...(ip !== undefined && { ip }),
    lastEnd,
  };
  // A guest's queries stay. Mutations are cleared, because their responses contain the customer's cart.
  const shopApi = { ...state.shopApi, mutations: {} };
  return { ...(Object.fromEntries(left) as unknown as RootState), customer, shopApi };
}

/** Returns a copy, so that the state is persisted again after a stale tab has overwritten it. */
const writtenAgain = (state: RootState): RootState => ({ ...state, customer: { ...state.customer } });

/** Adds the login of this tab to a copy that another tab wrote before the login. */
const sinceLogin = ({ customer, cart: { guestItems } }: RootState, copy: PersistedState): PersistedState => ({
  ...copy,
  customer,
  ...(copy.cart && { cart: { ...copy.cart, guestItems } }),
});

/**
 * Resets all slices of a session when it ends. Merges another tab's copy only if it is of the same session (KEEP-04).
 */
function sessionReducer(state: RootState, action: UnknownAction): RootState {
  if (sessionEnded.match(action)) return reducer(withoutSession(state, action.payload), action);
  if (otherTabWrote.match(action)) {
    const { known, current } = action.payload;
    const relation = otherSession(state.customer, known.customer, current.customer);
    if (relation === 'ended') return writtenAgain(state);
    if (relation === 'newer')
      return reducer(withoutSession(state, 'logout'), otherTabWrote({ known: {}, current }));
    // The other tab does not know this tab's login yet.
    if (state.customer.loggedIn && current.customer?.loggedIn === false)
      return writtenAgain(reducer(state, otherTabWrote({ known, current: sinceLogin(state, current) })));
  }
  return reducer(state, action);
}

setFirstReducer(sessionReducer);
