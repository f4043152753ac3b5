import type { Autologin } from '#rules/session/signIn.ts';
import { isNetworkBack } from '#store/online.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { readToken, selectLoggedIn } from '#store/session/customer.ts';
import { startDecided } from '#store/session/customerEvents.ts';
import { hasTraces } from '#store/session/traces.ts';
import type { Started } from './makeShop.ts';
import { takeAutologin } from './takeAutologin.ts';

/**
 * What start-up does once the store is rehydrated, or its time-out has passed, one after the other (APP-45): clean-out and
 * auto-login; the location; and the `sortingFormula` of the address with which the visit began (`takeFormula.ts`), whose
 * code only such a visit loads.
 */
export async function startVisit(
  start: Started,
  search: string,
  take: typeof takeAutologin = takeAutologin,
): Promise<void> {
  const begun = start.ports.clock();
  await startSession(start, take);
  if (!search.includes('sortingFormula')) return;
  await import('./takeFormula.ts').then(
    ({ takeFormula }) => takeFormula(start, search, begun),
    // Without its code the lists of this visit have the formula of their own address.
    () => undefined,
  );
}

const loadSession = () => import('#flows/session/session.ts');

/**
 * Decides who visits (APP-45, SESS-35 to SESS-42): clean-out, then auto-login. A visit of a device without a session, and
 * without a login in its address, is decided at once, and loads no code for it. Repeated when the network is back, if
 * the server could not be asked.
 */
export async function startSession(
  { store, shop, ports, persistence }: Started,
  takeAutologin: () => Autologin | undefined,
  load = loadSession,
): Promise<void> {
  const asked = takeAutologin();
  await persistence?.read;
  /** Ends with the session in which the last attempt was made. */
  let since: AbortSignal | undefined;
  const hasSession = () => selectLoggedIn(store.getState());
  let isDecided = asked === undefined && !hasSession() && !(await hasTraces(ports));
  const decide = async () => {
    isDecided = true;
    try {
      const { startSession: begin } = await load();
      // Whoever has signed in since it was asked, and out again, does not want to be the customer of a link any more.
      isDecided = await begin(store, shop, since?.aborted ? undefined : asked);
    } catch {
      // The chunk did not load: whoever was logged in stays so, and is asked for again.
      isDecided = false;
    }
    since = store.session.signal;
    store.dispatch(startDecided());
  };
  const isAnonymous = isDecided;
  if (isAnonymous) store.dispatch(startDecided());
  else await decide();
  store.react({
    matches: (action): action is unknown =>
      // The network is back; or a login in another tab brings its session here, whose code follows other tabs by itself.
      (!isDecided && isNetworkBack(action)) ||
      (isAnonymous && otherTabWrote.match(action) && hasSession() && readToken(ports.tab)() === undefined),
    run: () => void decide(),
  });
}
