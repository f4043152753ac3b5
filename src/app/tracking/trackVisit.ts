import type { DeferredStart } from '#app/start/makeShop.ts';
import { hasMock } from '#rules/start/settings.ts';
import { readConsent } from '#store/consent.ts';
import type { Past, WatchedStore } from '#tracking/storeSince.ts';
import { whenIdle, whenStaying } from '#ui/timing/moments.ts';
import { eventTrail, readEventsSwitch, storeScenario } from './eventTrail.ts';

/** Starts tracking once the visitor stays, after consent once the page is idle, with the actions until then. */
export function trackVisit({ store, ports, settings, signal }: DeferredStart): void {
  const endRecord = recordActions(store);
  const mock = hasMock(settings);
  const begin = async () => {
    const { startTracking } = await import('#tracking/startTracking.ts');
    if (signal.aborted) return;
    const notify = mock ? { notify: eventTrail.add } : {};
    const { beaconKey } = settings;
    startTracking({ ...ports, ...notify, store, past: endRecord(), window, signal, beaconKey, mock });
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
const maxActions = 1000;

/** Records the actions of a store until the result is called, which returns them. */
export function recordActions(store: WatchedStore): () => Past {
  const past: Past = { began: store.getState(), actions: [] };
  let isOver = false;
  store.react({
    matches: (action): action is unknown =>
      action !== undefined && !isOver && past.actions.length < maxActions,
    run: (action) => void past.actions.push({ action, state: store.getState() }),
  });
  return () => {
    isOver = true;
    return past;
  };
}
