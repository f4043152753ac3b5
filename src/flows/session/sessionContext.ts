import type { Shop } from '#flows/shop.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import type { Store } from '#store/store.ts';
import { type Credentials, credentials } from '#store/session/credentials.ts';
import { sessionNoticesTexts, signInTexts } from '#texts/session.ts';

type Notice = keyof ReturnType<typeof sessionNoticesTexts>['sessionNotices'];

/** What the flows of the session need: the store, the device and the notices. */
export interface SessionContext {
  store: Store;
  credentials: Credentials;
  ports: Shop;
  /** The text of KEEP-06 for a number of lines. */
  mergedText: (added: number) => string;
  /** Queues one of the session's texts. */
  say: (text: Notice, isError?: boolean) => void;
  /** Dismisses the notices about the end of a session, when a customer is logged in again. */
  dismissEndNotices: () => void;
}

/** Makes the context of a store and its shop. */
export function sessionContext(store: Store, ports: Shop): SessionContext {
  const { sessionNotices } = sessionNoticesTexts(ports.country.code);
  return {
    store,
    ports,
    credentials: credentials(ports),
    mergedText: signInTexts(ports.country.code).signIn.merged,
    say: (text, isError = false) =>
      void store.dispatch(
        flashQueued({ text: sessionNotices[text], flashMessageType: isError ? 'error' : 'success' }),
      ),
    dismissEndNotices: () => {
      store.dispatch(flashDismissed(sessionNotices.expired));
      store.dispatch(flashDismissed(sessionNotices.loggedOut));
    },
  };
}
