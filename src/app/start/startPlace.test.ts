import { expect, test } from 'vitest';
import { fakeBrowser, memoryTab } from '#testing/fakeBrowser.ts';
import { developmentSettings } from '#fixtures/settings.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { makeShop } from './makeShop.ts';

const customer = {
  loggedIn: true,
  endedSessions: 0,
  buyerType: 'existing customer',
  visitor_has_orders: true,
};
const ofAddress = { region: '5', city: '120' };
const ofCookie = { region: '2', city: '7' };
const cookie = `pwa-geolocation=${encodeURIComponent(JSON.stringify(ofCookie))}`;

/** The location of a shop that starts on a device. */
async function startWith(geolocation: typeof ofAddress | undefined, cookies: string) {
  const { storage } = fakeBrowser();
  const root = { customer: JSON.stringify({ ...customer, geolocation }), _persist: '{"version":1}' };
  await storage.setItem('persist:root', JSON.stringify(root));
  const { store, persistence } = makeShop({
    country: 'ar',
    settings: developmentSettings(),
    origin: 'http://localhost',
    headers: {},
    clock: Date.now,
    random: Math.random,
    wait: () => Promise.resolve(),
    copy: () => Promise.resolve(false),
    share: () => Promise.resolve(false),
    storage,
    cookies: () => cookies,
    tab: memoryTab(),
  });
  await persistence?.read;
  return selectCityRegion(store.getState());
}

// The table of docs/requirements/examples.md.
test.each([
  [ofAddress, cookie, ofAddress],
  [undefined, cookie, ofCookie],
  [ofAddress, '', ofAddress],
  [undefined, '', undefined],
  [undefined, 'pwa-geolocation=unreadable', undefined],
])(
  'GEO-02, GEO-03: with the default address %j and the cookies "%s" it is %j',
  async (of, cookies, place) => {
    expect(await startWith(of, cookies)).toEqual(place);
  },
);
