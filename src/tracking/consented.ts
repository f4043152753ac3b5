import { poll } from '#lib/poll.ts';
import { clientIdOf } from '#rules/tracking/clientId.ts';
import { clientKnown } from '#store/visitor.ts';
import { makeBeacons, polling } from './beacons.ts';
import type { TrackingPorts } from './events.ts';
import type { Visit } from './signals.ts';
import { watchVitals } from './vitals.ts';

/** Stores the client id as soon as the cookie exists, for the requests that name the visitor (CAT-28). */
function storeClientId({
  store,
  cookies,
  signal,
}: Pick<TrackingPorts, 'store' | 'cookies' | 'signal'>): void {
  const check = () => {
    const clientId = clientIdOf(cookies());
    if (clientId !== undefined) store.dispatch(clientKnown(clientId));
    return clientId !== undefined;
  };
  poll(check, { ...polling, signal });
}

/**
 * Starts what needs consent: beacons, web vitals and the client id in requests (TRACK-39). With the mock backend there is
 * no analytics product, so the shop sets its cookie. Returns the function that sends the view of a page.
 */
export function startConsented(ports: TrackingPorts): (visit: Visit) => void {
  if (ports.mock) void import('./mockClient.ts').then(({ setMockClient }) => setMockClient(ports));
  storeClientId(ports);
  const beacons = makeBeacons(ports);
  let current: Visit | undefined;
  watchVitals((vital) => {
    if (current) beacons.vital(current, vital);
  });
  return (visit) => {
    current = visit;
    beacons.view(visit);
  };
}
