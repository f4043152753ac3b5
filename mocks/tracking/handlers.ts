import * as v from 'valibot';
import { handle, refuse } from '#mocks/handle.ts';
import { beaconEvent, sendBeacon } from '#schemas/tracking.ts';

const eventText = v.pipe(v.string(), v.parseJson(), beaconEvent);

/** The maximum number of stored beacons per visitor; the oldest are removed first. */
const maxBeacons = 200;

/** The tracking host, which stores the beacons of each visitor (API-103). `/__mock/beacons` reads them. */
export const trackingHandlers = [
  handle(sendBeacon, ({ args: { key, p }, db }) => {
    const event = v.safeParse(eventText, p);
    if (!event.success) return refuse(v.summarize(event.issues), {}, 400);
    db.beacons.push({ key, event: event.output });
    db.beacons.splice(0, db.beacons.length - maxBeacons);
    return null;
  }),
];
