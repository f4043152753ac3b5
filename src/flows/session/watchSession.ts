import { sessionApi, shopApi } from '#api/shopApi.ts';
import type { Shop } from '#flows/shop.ts';
import { followAddress } from '#flows/location/followAddress.ts';
import { endsSession } from '#rules/session/sessionMessage.ts';
import { addToCart, createCart, removeFromCart } from '#schemas/cart.ts';
import type { Problem } from '#schemas/problem.ts';
import { flashesTimedOut } from '#store/flash.ts';
import type { Store } from '#store/store.ts';
import { isFailure } from '#store/matchers.ts';
import { isNetworkBack } from '#store/online.ts';
import { onDevice } from '#store/persistence/onDevice.ts';
import { catchUp, publish, notifyLogout } from '#store/persistence/otherTabs.ts';
import { otherTabWrote, queueKey } from '#store/persistence/persistedSlices.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { exchangeDraftKey } from '#store/session/traces.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { repeatMerge } from './bringCart.ts';
import { leaveSession } from './guestLines.ts';
import { renewToken } from './restoreSession.ts';
import type { SessionContext } from './sessionContext.ts';

const cartChanges = new Set<string>([createCart, addToCart, removeFromCart].map(({ name }) => name));

/** Aborts the calls of the customer and of the cart that are in flight, so that nothing waits for their responses. */
export function abortCalls({ dispatch }: Store): void {
  const sent = dispatch(shopApi.util.getRunningMutationsThunk());
  for (const call of sent) if (cartChanges.has(call.arg.endpointName)) call.abort();
  for (const call of dispatch(sessionApi.util.getRunningMutationsThunk())) call.abort();
  for (const call of dispatch(sessionApi.util.getRunningQueriesThunk())) call.abort();
}

/** Removes the lines that were saved for later (STATE-14), on the device and in memory. */
async function forgetSavedLines(shop: Pick<Shop, 'storage'>) {
  try {
    await shop.storage?.removeItem('saved_lines');
    const list = (await import('#flows/cart/savedLines.ts')).savedLines(shop);
    if (list.items().length > 0) list.change(() => []);
  } catch {
    // The storage is blocked, or the code did not load, so no line is in memory.
  }
}

/**
 * Registers what follows the end of a session, once per store (SESS-08, SESS-43 to SESS-47): credentials are removed, calls
 * aborted, and the delivery location is reset to the cookie's (GEO-03). The message of any failed call can end the
 * session by expiry; a session that another tab has ended or replaced ends here too.
 */
export function watchSession(context: SessionContext): void {
  const { store, ports, credentials, say, dismissEndNotices, mergedText } = context;
  let { session } = store;
  const resetLocation = followAddress(context);

  store.react({
    matches: sessionEnded.match,
    run({ payload }) {
      ({ session } = store);
      // Messages to this customer, some with an undo, must not reach the next visitor.
      store.dispatch(flashesTimedOut());
      abortCalls(store);
      void credentials.remove();
      // After an expiry the same customer continues the exchange (AFTER-04), also in another tab.
      if (payload === 'logout') ports.tab.removeItem(exchangeDraftKey);
      // Another tab may still write the queue; the entry names its session, so a later one drops it.
      void onDevice(ports.storage, (device) => device.removeItem(queueKey));
      void forgetSavedLines(ports);
      store.dispatch(sessionApi.util.resetApiState());
      resetLocation();
      publish(store);
      if (payload === 'logout') notifyLogout(store);
      if (payload === 'expiry') say('expired', true);
    },
  });

  store.react({
    matches: otherTabWrote.match,
    run({ payload: { known } }) {
      const loggedIn = selectLoggedIn(store.getState());
      if (session.signal.aborted) {
        ({ session } = store);
        store.dispatch(flashesTimedOut());
        // Explains why a form of this tab is gone.
        if (!loggedIn && known.customer?.loggedIn) say('loggedOut');
        abortCalls(store);
        // The cookies already belong to the other tab's session, so only the token is removed.
        credentials.removeToken();
        store.dispatch(sessionApi.util.resetApiState());
        resetLocation();
      }
      if (loggedIn && known.customer?.loggedIn === false) dismissEndNotices();
      void renewToken(context);
    },
  });

  store.react({ matches: isNetworkBack, run: () => void renewToken(context) });

  repeatMerge(store, mergedText, () => selectLoggedIn(store.getState()));

  store.react({
    matches: isFailure,
    run({ payload }) {
      // An aborted call has no payload.
      const problem = payload as Problem | undefined;
      // Calls that fail together end the session once, because the transport aborts the calls of an ended session.
      if (problem === undefined || !endsSession(problem)) return;
      const { signal, isLeft } = store.session;
      catchUp(store);
      // Another tab may have ended the session, and begun one, already.
      if (!signal.aborted && selectLoggedIn(store.getState()))
        leaveSession(store, isLeft ? 'logout' : 'expiry');
    },
  });
}
