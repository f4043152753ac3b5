import { sessionApi } from '#api/shopApi.ts';
import type { Shop } from '#commerce/shop.ts';
import { endsSession } from '#rules/session/sessionMessage.ts';
import type { Problem } from '#schemas/problem.ts';
import { flashesTimedOut } from '#store/flash.ts';
import { isFailure } from '#store/matchers.ts';
import { isNetworkBack } from '#store/online.ts';
import { catchUp, publish, tellLogout } from '#store/persistence/otherTabs.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { exchangeDraftKey } from '#store/session/exchangeKeys.ts';
import { queueKey } from '#store/persistence/queueKey.ts';
import { attempt } from '#store/persistence/tabStorage.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { selectCustomer, selectLoggedIn } from '#store/session/customer.ts';
import { repeatMerge } from './bringCart.ts';
import { endSession } from './endSession.ts';
import { followAddress } from './followAddress.ts';
import { leaveSession } from './guestLines.ts';
import { renewToken } from './restoreSession.ts';
import type { SessionContext } from './sessionContext.ts';

/** Removes the lines that were saved for later (STATE-14), also those in memory, whose code is loaded then. */
async function forgetSavedLines(shop: Pick<Shop, 'storage'>) {
  try {
    await shop.storage?.removeItem('saved_lines');
    const list = (await import('#commerce/cart/savedLines.ts')).savedLines(shop);
    if (list.items().length > 0) list.change(() => []);
  } catch {
    // The storage is blocked, or the code is not there: then nothing is.
  }
}

/**
 * What follows the end of a session, wherever it ends (SESS-08, SESS-43 to SESS-47): its credentials and calls are gone;
 * the delivery location is that of the cookie again (GEO-03); an expiry is noticed by the message of any call and told
 * once; a session that another tab has ended or replaced is taken over. Registered once per store.
 */
export function watchSession(context: SessionContext): void {
  const { store, ports, credentials, say, unsayEnd, mergedText } = context;
  let { epoch } = selectCustomer(store.getState());
  const settlePlace = followAddress(context);

  store.react({
    matches: sessionEnded.match,
    run({ payload }) {
      ({ epoch } = selectCustomer(store.getState()));
      // What was said to this customer, and can be undone by her, is nothing to the next one.
      store.dispatch(flashesTimedOut());
      endSession(store, payload === 'expiry' ? 'expired' : 'left');
      void credentials.remove();
      // After an expiry the same customer goes on where she was (AFTER-04), also in another tab.
      if (payload === 'logout') ports.tab.removeItem(exchangeDraftKey);
      // Another tab that does not know it yet may still write it: the entry names its session.
      attempt(() => void Promise.resolve(ports.storage?.removeItem(queueKey)).catch(() => undefined));
      void forgetSavedLines(ports);
      store.dispatch(sessionApi.util.resetApiState());
      settlePlace();
      publish(store);
      if (payload === 'logout') tellLogout(store);
      if (payload === 'expiry') say('expired', true);
    },
  });

  store.react({
    matches: (action): action is ReturnType<typeof otherTabWrote> => otherTabWrote.match(action),
    run({ payload: { known } }) {
      const { epoch: now, loggedIn } = selectCustomer(store.getState());
      if (now !== epoch) {
        epoch = now;
        store.dispatch(flashesTimedOut());
        // What she was writing here goes with the session: she is told why.
        if (!loggedIn && known.customer?.loggedIn) say('loggedOut');
        endSession(store, 'left');
        // The cookies are those of the other tab's session by now.
        credentials.removeToken();
        store.dispatch(sessionApi.util.resetApiState());
        settlePlace();
      }
      if (loggedIn && known.customer?.loggedIn === false) unsayEnd();
      void renewToken(context);
    },
  });

  store.react({ matches: isNetworkBack, run: () => void renewToken(context) });

  repeatMerge(store, mergedText, () => selectLoggedIn(store.getState()));

  store.react({
    matches: isFailure,
    run({ payload }) {
      // A call that was aborted has none.
      const problem = payload as Problem | undefined;
      // Calls that fail together end the session once: those of an ended one are aborted by the transport.
      if (problem === undefined || !endsSession(problem)) return;
      const sentIn = epoch;
      catchUp(store);
      // Another tab may have ended the session, and begun one, already.
      const { epoch: now, loggedIn } = selectCustomer(store.getState());
      if (now === sentIn && loggedIn) leaveSession(store, store.session.isLeft ? 'logout' : 'expiry');
    },
  });
}
