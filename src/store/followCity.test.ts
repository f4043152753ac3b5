import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shopApi } from '#api/shopApi.ts';
import { anAddress } from '#fixtures/addresses.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import {
  browserAt,
  cookieOf,
  holdAddresses,
  laPlata,
  placeIn,
  readAgain,
  rosario,
  signedIn,
} from '#testing/backend/customerPlace.ts';
import { type Browser, connectCustomers, reopened, type Tab } from '#testing/backend/customerTab.ts';
import { chooseCityRegion } from './followCity.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const choose = ({ store }: Tab, browser: Browser, place: CityRegion) => {
  browser.jar.set('pwa-geolocation', cookieOf(place));
  store.dispatch(chooseCityRegion(place));
};
/** The stored text of a browser's tabs. */
const written = ({ storage }: Browser) => storage.texts['persist:root'] ?? '';
/** The first tab writes, then the second one gets the focus. */
async function handOver(from: Tab, to: Tab) {
  await from.persistence?.flush();
  to.persistence?.mergeOtherTab();
}

/** Another tab writes a copy, then this one gets the focus. */
async function mergeCopy(tab: Tab, { storage }: Browser, copy: string) {
  await storage.setItem('persist:root', copy);
  tab.persistence?.mergeOtherTab();
}

/** A tab without the code of a session: a guest's tab loads it at sign in. */
async function guestTab(browser: Browser) {
  const tab = browser.open();
  await tab.persistence?.read;
  return tab;
}

test.each([
  ['a guest', guestTab],
  ['a tab with a session', reopened],
])(
  'a city that %s chooses is that of the other tab, which reads anew what depends on it',
  async (_whose, opened) => {
    const browser = await browserAt(laPlata);
    const [one, other] = [await opened(browser), await opened(browser)];
    const invalidated = vi.fn();
    other.store.react({
      matches: shopApi.util.invalidateTags.match,
      run: ({ payload }) => invalidated(payload),
    });
    choose(one, browser, rosario);
    await handOver(one, other);
    expect(placeIn(other)).toEqual(rosario);
    expect(invalidated.mock.calls).toEqual([[['cityRegion']]]);
    await handOver(other, one);
    expect(placeIn(one)).toEqual(rosario);
  },
);

test('GEO-06: a city that was chosen by hand wins over an older copy of another tab', async () => {
  const browser = await browserAt(laPlata);
  const one = await reopened(browser);
  choose(one, browser, laPlata);
  await expect.poll(() => written(browser)).toMatch(/cityRegion.*120/);
  const older = written(browser);
  choose(one, browser, rosario);
  await expect.poll(() => written(browser)).toMatch(/cityRegion.*"7/);
  await mergeCopy(one, browser, older);
  expect(placeIn(one)).toEqual(rosario);
});

test('the city chosen last is that of both', async () => {
  const browser = await browserAt(undefined);
  const [one, other] = [await reopened(browser), await reopened(browser)];
  choose(one, browser, rosario);
  choose(other, browser, laPlata);
  await handOver(one, other);
  await handOver(other, one);
  await handOver(one, other);
  expect([placeIn(one), placeIn(other)]).toEqual([laPlata, laPlata]);
});

test('GEO-02: another default address in one brings its city to the other', async () => {
  const browser = await browserAt(undefined);
  const one = await signedIn(browser);
  await expect.poll(() => placeIn(one)).toEqual(laPlata);
  await one.persistence?.flush();
  const other = await reopened(browser);
  expect(placeIn(other)).toEqual(laPlata);
  holdAddresses([anAddress({ fk_customer_address_region: '2', fk_customer_address_city: '7' })])();
  await readAgain(one);
  expect(placeIn(one)).toEqual(rosario);
  await handOver(one, other);
  expect(placeIn(other)).toEqual(rosario);
});

test('GEO-03: the city of a guest in one is not that of the customer who has signed in in the other', async () => {
  const browser = await browserAt(undefined);
  const guest = await reopened(browser);
  choose(guest, browser, rosario);
  await expect.poll(() => written(browser)).toMatch(/cityRegion.*7/);
  const older = written(browser);
  const tab = await signedIn(browser);
  await expect.poll(() => placeIn(tab)).toEqual(laPlata);
  await tab.persistence?.flush();
  await mergeCopy(tab, browser, older);
  expect(placeIn(tab)).toEqual(laPlata);
});

test('GEO-06: nor is the city of her address, in an older copy, when she has chosen another one by hand', async () => {
  const browser = await browserAt(undefined);
  const tab = await signedIn(browser);
  await expect.poll(() => placeIn(tab)).toEqual(laPlata);
  await tab.persistence?.flush();
  const older = written(browser);
  choose(tab, browser, rosario);
  await tab.persistence?.flush();
  await mergeCopy(tab, browser, older);
  expect(placeIn(tab)).toEqual(rosario);
});

test('GEO-02: a copy from before her addresses were read takes their city from nobody', async () => {
  const browser = await browserAt(undefined);
  const release = holdAddresses();
  const tab = await signedIn(browser);
  await tab.persistence?.flush();
  const older = written(browser);
  release();
  await expect.poll(() => placeIn(tab)).toEqual(laPlata);
  await tab.persistence?.flush();
  await mergeCopy(tab, browser, older);
  expect(placeIn(tab)).toEqual(laPlata);
});

test.each(['cityRegion', 'customer'])('a copy without %s changes no city', async (area) => {
  const browser = await browserAt(laPlata);
  const tab = await guestTab(browser);
  choose(tab, browser, rosario);
  await expect.poll(() => written(browser)).toMatch(/cityRegion.*7/);
  const { [area]: _missing, ...others } = JSON.parse(written(browser)) as Record<string, string>;
  await mergeCopy(tab, browser, JSON.stringify(others));
  expect(placeIn(tab)).toEqual(rosario);
});
