import { routeOf } from '#rules/navigation/routes.ts';
import { consentDecided, readConsent } from '#store/consent.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { dataLayerOf } from './dataLayer.ts';
import { observeLinks } from './observeLinks.ts';
import { storeSince } from './storeSince.ts';
import type { TrackingPorts } from './events.ts';
import { pageVisited, type Visit } from './signals.ts';
import { eventsOf, type Facts, makeTable } from './table.ts';
import { trackedVisitor } from './visitor.ts';
import { watchBanners } from './sights.ts';
import { watchPages } from './watchPages.ts';

/** Code that needs consent is a separate chunk, loaded only after consent. */
const loadConsented = () => import('./consented.ts');

/** Starts what needs consent, and returns the function that sends the view of a page. */
type Consented = (ports: TrackingPorts) => (visit: Visit) => void;

/**
 * Starts tracking: the table maps actions of the store, recorded ones first, and signals of the page to events of the data
 * layer. Beacons and web vitals start after consent (TRACK-39).
 */
export function startTracking(
  ports: TrackingPorts,
  load: () => Promise<{ startConsented: Consented }> = loadConsented,
): void {
  const { store: present, past, window, signal, notify } = ports;
  const store = storeSince(present, past);
  const { push, forget } = dataLayerOf(window, (event) => notify?.({ to: 'dataLayer', event }));
  const table = makeTable();
  const facts: Facts = {
    getState: store.getState,
    // The customer of the present: at the start of the page it was not yet known who visits.
    visitor: () => trackedVisitor(selectCustomer(present.getState()), ports),
  };
  let visit: Visit | undefined;
  let sendView: ((visit: Visit) => void) | undefined;
  let isConsented = false;

  const url = () => visit?.url ?? '/';
  const { document } = window;
  const endPage = observeLinks({ document, getState: store.getState, url, signal, feed });

  function feed(action: unknown) {
    if (signal.aborted) return;
    const isVisit = pageVisited.match(action);
    if (isVisit) endPage();
    push(eventsOf(table, action, facts));
    if (!isVisit) return;
    visit = action.payload;
    sendView?.(visit);
    if (routeOf(visit.url).id === 'home')
      watchBanners({ getState: store.getState, signal: visit.signal, feed });
  }

  async function begin() {
    if (isConsented) return;
    isConsented = true;
    try {
      const { startConsented } = await load();
      if (signal.aborted) return;
      sendView = startConsented(ports);
      if (visit) sendView(visit);
    } catch {
      // Without its code nothing is sent (TRACK-37).
    }
  }

  /** Removes events that name a customer whose session has ended (STATE-14). */
  let { epoch } = selectCustomer(store.getState());
  const forgetCustomer = () => {
    const now = selectCustomer(store.getState()).epoch;
    if (now === epoch) return;
    epoch = now;
    forget((event) => event.event === 'pageview' && 'customerId' in event.visitor);
  };
  signal.addEventListener('abort', store.subscribe(forgetCustomer));

  async function beginIfConsented() {
    if ((await readConsent(ports.storage)) === 'yes') await begin();
  }

  store.react({ matches: (action): action is unknown => action !== undefined, run: feed });
  store.react({
    matches: consentDecided.match,
    run: ({ payload }) => {
      if (payload === 'yes') void begin();
    },
  });
  const { origin } = ports;
  watchPages({ store, origin, referrer: document.referrer, signal, feed });
  store.replay();
  void beginIfConsented();
}
