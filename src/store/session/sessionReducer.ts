import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { otherSession } from '#rules/session/sessionCookies.ts';
import { otherTabWrote, type PersistedState } from '#store/persistence/persistedSlices.ts';
import { reducer, setGuard, type State } from '#store/reducer.ts';
import { customerSlice, type CustomerState } from './customer.ts';

type SessionEnd = NonNullable<CustomerState['lastEnd']>;

/** The session has ended: everything that belongs to it is gone (SESS-08, STATE-07 to STATE-14). */
// Stryker disable next-line StringLiteral: no other action is named alike
export const sessionEnded = createAction<SessionEnd>('customer/sessionEnded');

/** The slices of the session beside the customer, also those that load with their screens (STATE-14). */
const sessionBound = new Set([
  'cart',
  'coupons',
  'sessionApi',
  'twoStep',
  'customerForms',
  'syncQueue',
  'wishlist',
]);

/** The state as the next session finds it: of the customer nothing is left but the counters and the IP. */
function withoutSession(state: State, lastEnd: SessionEnd): State {
  const left = Object.entries(state).filter(([name]) => !sessionBound.has(name));
  const { endedSessions, epoch, decided, ip } = state.customer;
  const customer = {
    ...customerSlice.getInitialState(),
    endedSessions: endedSessions + 1,
    epoch: epoch + 1,
    decided,
    // That of the device, whoever visits.
    // Stryker disable next-line ConditionalExpression: a missing address and an undefined one are stored alike
    ...(ip !== undefined && { ip }),
    lastEnd,
  };
  // The calls of a guest are kept, but not what a change has answered: the cart of the customer.
  const shopApi = { ...state.shopApi, mutations: {} };
  return { ...(Object.fromEntries(left) as unknown as State), customer, shopApi };
}

/** The same state, persisted once more: another tab has overwritten it before it knew of it. */
const writtenAgain = (state: State): State => ({ ...state, customer: { ...state.customer } });

/** Another tab's copy from before the login here, as it would be after it. */
const sinceLogin = ({ customer, cart: { guestItems } }: State, copy: PersistedState): PersistedState => ({
  ...copy,
  customer,
  ...(copy.cart && { cart: { ...copy.cart, guestItems } }),
});

/**
 * The end of a session resets all of its slices at once; another tab's copy of the state is merged only if it is of the
 * same session (KEEP-04).
 */
function sessionReducer(state: State, action: UnknownAction): State {
  if (sessionEnded.match(action)) return reducer(withoutSession(state, action.payload), action);
  if (otherTabWrote.match(action)) {
    const { known, current } = action.payload;
    const relation = otherSession(state.customer, known.customer, current.customer);
    if (relation === 'ended') return writtenAgain(state);
    if (relation === 'newer')
      return reducer(withoutSession(state, 'logout'), otherTabWrote({ known: {}, current }));
    // The other tab does not know yet that somebody has logged in here.
    if (state.customer.loggedIn && current.customer?.loggedIn === false)
      return writtenAgain(reducer(state, otherTabWrote({ known, current: sinceLogin(state, current) })));
  }
  return reducer(state, action);
}

setGuard(sessionReducer);
