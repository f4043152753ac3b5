import { signInApi } from '#api/customer.ts';
import { catchUp } from '#store/persistence/otherTabs.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { beginAttempt } from './attempts.ts';
import type { SessionContext } from './sessionContext.ts';

/**
 * Signs out on this device at once, and tells the server, whatever it answers (SESS-43 to SESS-45, ERR-66). What follows
 * the end of a session is in `watchSession.ts`.
 */
export function signOut({ store, say }: SessionContext): void {
  beginAttempt(store);
  catchUp(store);
  // Where another tab has signed out, it has told the server.
  if (selectLoggedIn(store.getState())) {
    void store.dispatch(signInApi.endpoints.logout.initiate({}, { track: false }));
    store.dispatch(sessionEnded('logout'));
  }
  say('loggedOut');
}
