import { makeBeacons } from './beacons.ts';
import type { TrackingPorts } from './ports.ts';
import type { Visit } from './signals.ts';
import { watchVitals } from './vitals.ts';

/**
 * Starts what a visitor has consented to: beacons and web vitals (TRACK-39). Where the mock backend answers there is no
 * analytics product, so the shop sets its cookie. Returns what sends the view of a page.
 */
export function startConsented(ports: TrackingPorts): (visit: Visit) => void {
  if (ports.mock) void import('./mockClient.ts').then(({ setMockClient }) => setMockClient(ports));
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
