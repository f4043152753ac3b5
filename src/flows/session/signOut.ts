import { signInApi } from '#api/customer.ts';
import { selectOnline } from '#store/online.ts';
import { catchUp } from '#store/persistence/otherTabs.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { overtakeSignIns } from './signIns.ts';
import { mergeUnderWay } from './bringCart.ts';
import { leaveSession } from './guestLines.ts';
import type { SessionContext } from './sessionContext.ts';

/** The maximum time in ms that a sign out waits for a merge: the timeout of one attempt (API-12). */
const maxWait = 10_000;

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, timeout]);
  // Stryker disable next-line CallExpression: the timer has no effect after the race
  clearTimeout(timer);
}

/**
 * Signs out on this device, and notifies the server without waiting for the response (SESS-43 to SESS-45, ERR-66). Waits
 * only for a running merge of guest lines; lines that are not merged by then stay in the cart of this device (CART-22).
 * `watchSession.ts` resets the state that belongs to the session.
 */
export async function signOut({ store, say }: SessionContext): Promise<void> {
  overtakeSignIns(store);
  catchUp(store);
  const { session } = store;
  const merge = selectOnline(store.getState()) ? mergeUnderWay(store) : undefined;
  if (merge !== undefined) {
    session.isLeft = true;
    await atMost(maxWait, merge);
    catchUp(store);
  }
  // If another tab has signed out, that tab has notified the server; the session of another customer goes on.
  if (!session.signal.aborted && selectLoggedIn(store.getState())) {
    // Stryker disable next-line BooleanLiteral,ObjectLiteral: the end of the session empties the cache at once
    void store.dispatch(signInApi.endpoints.logout.initiate({}, { track: false }));
    leaveSession(store, 'logout');
  }
  // Another customer may be logged in by now.
  if (!selectLoggedIn(store.getState())) say('loggedOut');
}
