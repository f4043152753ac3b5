import type { Ports } from '#api/transport/ports.ts';
import type { CountryCode } from '#countries/country.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';
import { type Credentials, credentials } from '#store/session/credentials.ts';
import { sessionNoticesTexts, signInTexts } from '#texts/session.ts';

type Needed = 'tab' | 'storage' | 'cookies' | 'setCookie' | 'origin' | 'random';

type Notice = keyof ReturnType<typeof sessionNoticesTexts>['sessionNotices'];

/** What the flows of the session need: the store, the device and the notices. */
export interface SessionContext {
  store: Store;
  credentials: Credentials;
  /** Whether the environment has two-step authentication (TFA-02, TFA-03). */
  twoStep: boolean;
  ports: Pick<Ports, Needed>;
  /** The text of KEEP-06 for a number of lines. */
  mergedText: (added: number) => string;
  /** Queues one of the session's texts. */
  say: (text: Notice, isError?: boolean) => void;
  /** Dismisses the notices about the end of a session, when a customer is logged in again. */
  dismissEndNotices: () => void;
}

/** Makes the context of a store from what its shop has. */
export function sessionContext(
  store: Store,
  ports: Pick<Ports, Needed> & { country: { code: CountryCode }; twoStep: boolean },
): SessionContext {
  const { sessionNotices } = sessionNoticesTexts(ports.country.code);
  return {
    store,
    ports,
    twoStep: ports.twoStep,
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
