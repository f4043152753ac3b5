import type { DeferredStart } from '#app/start/makeShop.ts';
import { hasMock } from '#rules/start/settings.ts';
import { readConsent } from '#store/consent.ts';
import type { Past, WatchedStore } from '#tracking/storeSince.ts';
import { whenIdle, whenStaying } from '#ui/timing/moments.ts';
import { eventTrail, readEventsSwitch, storeScenario } from './eventTrail.ts';

/**
 * Starts tracking once the visitor stays; after consent, once the page is idle. Records the visitor's actions until then
 * and reports them at the start.
 */
export function trackVisit({ store, shop, ports, settings, signal }: DeferredStart): void {
  const endRecord = recordActions(store);
  const mock = hasMock(settings);
  const begin = async () => {
    const { startTracking } = await import('#tracking/startTracking.ts');
    if (signal.aborted) return;
    const { headers, cookies, setCookie, clock, random, tab } = ports;
    const { hosts, origin } = shop;
    startTracking({
      store,
      past: endRecord(),
      hosts,
      origin,
      headers,
      cookies,
      setCookie,
      clock,
      random,
      tab,
      window,
      signal,
      ...(ports.storage && { storage: ports.storage }),
      beaconKey: settings.beaconKey,
      mock,
      ...(mock && { notify: eventTrail.add }),
    });
  };
  if (mock) {
    readEventsSwitch(location.search, ports.tab);
    storeScenario(location.search, ports.tab);
  }
  // If the code cannot be loaded, nothing is measured (TRACK-37).
  const run = () => void begin().catch(endRecord);
  void readConsent(ports.storage).then((consent) => (consent === 'yes' ? whenIdle : whenStaying)(run));
}

/** The number of recorded actions; a visitor causes fewer in the seconds before tracking is loaded. */
const most = 1000;

/** Records the actions of a store until the result is called, which returns them. */
export function recordActions(store: WatchedStore): () => Past {
  const past: Past = { began: store.getState(), actions: [] };
  let isOver = false;
  store.react({
    matches: (action): action is unknown => action !== undefined && !isOver && past.actions.length < most,
    run: (action) => void past.actions.push({ action, state: store.getState() }),
  });
  return () => {
    isOver = true;
    return past;
  };
}
