import type { Ports } from '#api/transport/ports.ts';
import type { CountryCode } from '#countries/country.ts';
import { sessionNoticesTexts, signInTexts } from '#texts/session.ts';
import { credentials, type Credentials } from '#store/session/credentials.ts';
import { flashDismissed, flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';

type Needed = 'tab' | 'storage' | 'cookies' | 'setCookie' | 'origin' | 'random';

type Notice = keyof ReturnType<typeof sessionNoticesTexts>['sessionNotices'];

/** What the flows of the session work on. */
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
  /** Takes back that a session has ended: somebody is logged in again. */
  unsayEnd: () => void;
}

interface Given {
  store: Store;
  ports: Pick<Ports, Needed>;
  country: { code: CountryCode };
  twoStep: boolean;
}

const contexts = new WeakMap<Store, SessionContext>();

/** The context of the flows, from what the shop has: one for each store. `onFirst` is called with a new one. */
export function sessionContext(
  { store, ports, country, twoStep }: Given,
  onFirst: (context: SessionContext) => void,
): SessionContext {
  const known = contexts.get(store);
  if (known !== undefined) return known;
  const { sessionNotices } = sessionNoticesTexts(country.code);
  const context: SessionContext = {
    store,
    ports,
    twoStep,
    credentials: credentials(ports),
    mergedText: signInTexts(country.code).signIn.merged,
    say: (text, isError = false) =>
      void store.dispatch(
        flashQueued({ text: sessionNotices[text], flashMessageType: isError ? 'error' : 'success' }),
      ),
    unsayEnd: () => {
      store.dispatch(flashDismissed(sessionNotices.expired));
      store.dispatch(flashDismissed(sessionNotices.loggedOut));
    },
  };
  contexts.set(store, context);
  onFirst(context);
  return context;
}
