import { afterEach, expect, test, vi } from 'vitest';
import { askPosition } from './CitySheet.tsx';

afterEach(() => vi.unstubAllGlobals());

type Geolocation = Pick<typeof navigator.geolocation, 'getCurrentPosition'>;

const failing = (code: number): Geolocation => ({
  getCurrentPosition: (_found, failed) =>
    failed?.({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' }),
});

const found: Geolocation = {
  getCurrentPosition: (tell) =>
    tell({ coords: { latitude: -34.9, longitude: -57.9 } } as GeolocationPosition),
};

/** A device that finds itself after a minute, if it is given one. */
const slow: Geolocation = {
  getCurrentPosition: (tell, failed, { timeout = Infinity } = {}) =>
    (timeout < 60_000 ? failing(3) : found).getCurrentPosition(tell, failed),
};

const refusing: Geolocation = {
  getCurrentPosition() {
    throw new DOMException('The request was denied.', 'SecurityError');
  },
};

test.each<[string, { geolocation?: Geolocation | undefined }, unknown]>([
  ['tells it', { geolocation: found }, { lat: -34.9, lng: -57.9 }],
  ['is not allowed to', { geolocation: failing(1) }, 'denied'],
  ['does not find it', { geolocation: failing(2) }, 'notFound'],
  ['takes too long', { geolocation: slow }, 'notFound'],
  ['has no way to', {}, 'notFound'],
  ['has an undefined way to', { geolocation: undefined }, 'notFound'],
  ['refuses to be asked', { geolocation: refusing }, 'notFound'],
])('GEO-08: the position of a device that %s', async (_what, navigator, position) => {
  vi.stubGlobal('navigator', navigator);
  expect(await askPosition()).toEqual(position);
});
