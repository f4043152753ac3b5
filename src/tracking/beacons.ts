import { requestOf } from '#api/transport/requestOf.ts';
import { poll } from '#lib/poll.ts';
import { clientIdOf } from '#rules/tracking/clientId.ts';
import { beaconEvent, listPayload, productPayload } from '#rules/tracking/pageView.ts';
import { type BeaconEvent, type BeaconPayload, sendBeacon } from '#schemas/tracking.ts';
import { selectCustomer } from '#store/session/customer.ts';
import type { TrackingPorts } from './events.ts';
import { type PageContent, pageContent } from './pageContent.ts';
import type { Visit } from './signals.ts';

/** Interval and duration of the polling for the client id, in ms (TRACK-11, TRACK-12). */
export const polling = { every: 100, timeout: 10_000 };

/** The page in the beacon of its view (TRACK-15 to TRACK-19). */
function payloadOf(content: PageContent, moment: Date): BeaconPayload {
  if (content.kind === 'product') return productPayload(content.product);
  if (content.kind !== 'list') return {};
  const { search, details, filters, products } = content.list;
  const brands = filters.find(({ name }) => name === 'brand')?.values ?? [];
  return listPayload({ search, breadcrumb: details?.breadcrumb ?? [], brands, products }, moment);
}

/** Sends beacons; only for visitors who have consented (TRACK-39). */
export function makeBeacons(ports: TrackingPorts) {
  const { store, window, hosts, headers, beaconKey, notify } = ports;

  function send(
    visit: Visit,
    event: BeaconEvent['event'],
    payload: (moment: Date) => BeaconPayload,
  ): boolean {
    const clientId = clientIdOf(ports.cookies());
    if (clientId === undefined) return false;
    const moment = new Date(ports.clock());
    const customerId = selectCustomer(store.getState()).idCustomer ?? '';
    const who = { clientId, agent: window.navigator.userAgent, customerId, moment };
    const made = beaconEvent({ ...who, ...visit }, event, payload(moment));
    const { url } = requestOf(sendBeacon, { key: beaconKey, p: JSON.stringify(made) }, { hosts, store: '' });
    // `no-cors`: the host need not allow that its response is read. Only a mock needs a header, which `no-cors` forbids.
    const mode = Object.keys(headers).length > 0 ? 'cors' : 'no-cors';
    // A beacon that fails is ignored (TRACK-37).
    void window.fetch(url, { credentials: 'include', keepalive: true, mode, headers }).catch(() => undefined);
    notify?.({ to: 'beacon', event: made });
    return true;
  }

  return {
    /**
     * Sends the view of a page once, as soon as its content and the client id are known; a page that is left before, or does
     * not exist, sends nothing (TRACK-11, TRACK-12, TRACK-20).
     */
    view(visit: Visit): void {
      const check = () => {
        const content = pageContent(store.getState(), visit.url);
        if (content === undefined) return false;
        return content === null || send(visit, 'pageview', (moment) => payloadOf(content, moment));
      };
      poll(check, { ...polling, signal: visit.signal });
    },
    /** Sends how fast the page was; nothing without a client id (REACH-08). */
    vital(visit: Visit, webvital: NonNullable<BeaconPayload['webvital']>): void {
      send(visit, 'webvital', () => ({ webvital }));
    },
  };
}
