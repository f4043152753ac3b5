import type { Autologin } from '#rules/session/signIn.ts';
import { isNetworkBack } from '#store/online.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { readToken, selectLoggedIn } from '#store/session/customer.ts';
import { startDecided } from '#store/session/customerEvents.ts';
import { hasTraces } from '#store/session/traces.ts';
import type { Started } from './makeShop.ts';
import { takeAutologin } from './takeAutologin.ts';

/**
 * Continues start-up when the store is rehydrated, or after the timeout: clean-out, auto-login, location, and the
 * `sortingFormula` of the first URL, in this order (APP-45). A visit without that parameter does not load its code.
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
    // If the code cannot be loaded, each list uses the formula in its own URL.
    () => undefined,
  );
}

const loadSession = () => import('#flows/session/session.ts');

/**
 * Decides whether the visitor is a customer: clean-out, then auto-login (APP-45, SESS-35 to SESS-42). Without a stored
 * session and without a login in the URL the visitor is a guest, and no code is loaded. If the server cannot be reached,
 * this decides again when the network is back.
 */
export async function startSession(
  { store, shop, ports, persistence }: Started,
  takeAutologin: () => Autologin | undefined,
  load = loadSession,
): Promise<void> {
  const requested = takeAutologin();
  await persistence?.read;
  /** The signal of the session after the last call of `decide`. */
  let since: AbortSignal | undefined;
  const hasSession = () => selectLoggedIn(store.getState());
  let isDecided = requested === undefined && !hasSession() && !(await hasTraces(ports));
  const decide = async () => {
    isDecided = true;
    try {
      const { startSession: begin } = await load();
      // A shopper who has signed in and out since then does not want the login of the link any more.
      isDecided = await begin(store, shop, since?.aborted ? undefined : requested);
    } catch {
      // The chunk cannot be loaded: the session stays, and is checked when the network is back.
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
      // The network is back, or another tab has logged in. Once loaded, the session's code follows other tabs itself.
      (!isDecided && isNetworkBack(action)) ||
      (isAnonymous && otherTabWrote.match(action) && hasSession() && readToken(ports.tab)() === undefined),
    run: () => void decide(),
  });
}
