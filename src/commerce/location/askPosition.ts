import type { Point } from '#rules/delivery/cities.ts';

/** Where the device is; 'denied' if the shopper does not tell, 'notFound' if the device cannot. */
export type DevicePosition = Point | 'denied' | 'notFound';

/** Time in ms after which a device that does not find itself counts as unable to. */
const timeout = 10_000;

/** A position that the device has found within this time, in ms, is not looked for again. */
const maximumAge = 600_000;

/** Asks the browser where the device is; it asks the shopper for consent (GEO-08). Never rejects. */
export function askPosition(): Promise<DevicePosition> {
  return new Promise((resolve) => {
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ lat: latitude, lng: longitude }),
        ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'notFound'),
        { timeout, maximumAge },
      );
    } catch {
      // Absent in pages without https.
      resolve('notFound');
    }
  });
}
