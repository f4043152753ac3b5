import { expect } from 'vitest';
import { addressesApi } from '#api/addresses.ts';
import { anAddress } from '#fixtures/addresses.ts';
import { signIn } from '#flows/session/signIn.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { type Browser, formOf, newBrowser, reopened, sentTo, type Tab, wire } from './customerTab.ts';

export const laPlata = { region: '5', city: '120' };
export const rosario = { region: '2', city: '7' };
/** The text of the cookie that names a city. */
export const cookieOf = (place: CityRegion) => encodeURIComponent(JSON.stringify(place));

/** The delivery location of a tab. */
export const placeIn = ({ store }: Pick<Tab, 'store'>) => selectCityRegion(store.getState());

/** Responds with these addresses when `release` is called; the mock responds to everything else. */
export function holdAddresses(addresses = [anAddress()]) {
  const released = Promise.withResolvers<void>();
  wire.intercept = ({ url }) =>
    /customer\/\w*address/.test(url)
      ? released.promise.then(() => Response.json({ error: false, message: '', addresses }))
      : undefined;
  return () => released.resolve();
}

/** A browser with a city in its cookie, or without. */
export async function browserAt(place: CityRegion | undefined) {
  const browser = await newBrowser();
  if (place) browser.jar.set('pwa-geolocation', cookieOf(place));
  return browser;
}

/** Reads the addresses of a customer once more. */
export const readAgain = ({ store }: Tab) =>
  store.dispatch(addressesApi.endpoints.getAddresses.initiate({}, { forceRefetch: true }));

/** A tab in which a customer has just signed in; her default address is in La Plata, unless a test replaces it. */
export async function signedIn(browser: Browser) {
  if (wire.intercept === undefined) holdAddresses()();
  const tab = await reopened(browser);
  await signIn(tab.context, formOf('ana'));
  await expect.poll(() => sentTo('customer/address')).not.toHaveLength(0);
  return tab;
}
