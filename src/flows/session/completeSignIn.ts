import type { KeepSession } from '#rules/session/sessionCookies.ts';
import { visitorClass } from '#rules/session/startDecision.ts';
import type { SignIn } from '#schemas/customerShape.ts';
import { cartLost } from '#store/cart.ts';
import { catchUp, publish } from '#store/persistence/otherTabs.ts';
import { selectCustomer } from '#store/session/customer.ts';
import {
  loginSucceeded,
  registrationLoginSucceeded,
  socialLoginSucceeded,
} from '#store/session/customerEvents.ts';
import { afterSignIn } from './afterSignIn.ts';
import { leaveSession, noteGuestLines } from './guestLines.ts';
import type { SessionContext } from './sessionContext.ts';

/** How a customer has signed in (SESS-06, SESS-07). */
export type Via = 'login' | 'registration' | 'social';

const events = {
  login: loginSucceeded,
  registration: registrationLoginSucceeded,
  social: socialLoginSucceeded,
} as const satisfies Record<Via, unknown>;

/**
 * Opens the session of a complete sign in: stores its credentials and dispatches its event (SESS-06, SESS-16 to
 * SESS-20). The session of another customer ends first. The cart is merged, or emptied first with `emptyCart` (SESS-37).
 */
export async function completeSignIn(
  { store, credentials, mergedText, dismissEndNotices }: SessionContext,
  { customer, token }: Pick<SignIn, 'customer' | 'token'>,
  { keepSession, via, emptyCart = false }: { keepSession: KeepSession; via: Via; emptyCart?: boolean },
): Promise<void> {
  catchUp(store);
  const before = selectCustomer(store.getState());
  const isSame = before.loggedIn && before.idCustomer === customer.idCustomer;
  if (before.loggedIn && !isSame) leaveSession(store, 'logout');
  const stored = credentials.store({ token, hash: customer.id_hash, keepSession });
  store.dispatch(
    events[via]({
      ...customer,
      keepSession: keepSession === '1',
      buyerType: visitorClass({ loggedIn: true, hasOrders: customer.visitor_has_orders }),
    }),
  );
  dismissEndNotices();
  if (!isSame) noteGuestLines(store);
  publish(store);
  await stored;
  if (emptyCart) store.dispatch(cartLost());
  // Not awaited: a part that cannot be loaded does not undo the login.
  void afterSignIn(store, mergedText);
}
