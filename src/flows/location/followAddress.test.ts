import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressesApi } from '#api/addresses.ts';
import { anAddress } from '#fixtures/addresses.ts';
import { signOut } from '#flows/session/signOut.ts';
import { chooseCityRegion } from '#store/followCity.ts';
import {
  browserAt,
  holdAddresses,
  laPlata,
  placeIn,
  readAgain,
  rosario,
  signedIn,
} from '#testing/backend/customerPlace.ts';
import { connectCustomers, reopened, type Tab, wire } from '#testing/backend/customerTab.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

describe('the delivery location after a sign in', () => {
  test.each([
    ['an address', rosario, laPlata, [anAddress()]],
    ['an address', undefined, laPlata, [anAddress()]],
    ['no address', rosario, rosario, []],
    ['no address', undefined, undefined, []],
  ])('GEO-02, GEO-03: with %s and the cookie %j is %j', async (_what, cookie, place, addresses) => {
    holdAddresses(addresses)();
    const tab = await signedIn(await browserAt(cookie));
    await expect.poll(() => tab.store.getState().sessionApi.queries['getAddresses({})']?.data).toBeDefined();
    expect(placeIn(tab)).toEqual(place);
  });

  test('GEO-03: is what the shopper has chosen while her addresses were on their way', async () => {
    const release = holdAddresses();
    const tab = await signedIn(await browserAt(undefined));
    tab.store.dispatch(chooseCityRegion(rosario));
    release();
    await expect.poll(() => tab.customer().geolocation).toEqual(laPlata);
    expect(placeIn(tab)).toEqual(rosario);
  });

  test('GEO-03: is the one of before if her addresses cannot be read', async () => {
    wire.intercept = ({ url }) =>
      url.includes('customer/address') ? Response.json({ error: true, message: 'No.' }) : undefined;
    const tab = await signedIn(await browserAt(rosario));
    await expect.poll(() => tab.store.getState().sessionApi.queries['getAddresses({})']?.error).toBeDefined();
    expect(placeIn(tab)).toEqual(rosario);
  });

  test('GEO-03: is nothing that comes after a sign out', async () => {
    const release = holdAddresses();
    const tab = await signedIn(await browserAt(rosario));
    void signOut(tab.context);
    release();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(placeIn(tab)).toEqual(rosario);
    expect(tab.customer()).not.toHaveProperty('geolocation');
  });
});

describe('a change of the address book', () => {
  const elsewhere = anAddress({ fk_customer_address_region: '2', fk_customer_address_city: '7' });

  async function at(answered = [elsewhere]) {
    const tab = await signedIn(await browserAt(undefined));
    await expect.poll(() => placeIn(tab)).toEqual(laPlata);
    holdAddresses(answered)();
    return tab;
  }

  test('GEO-02: another default address brings its city', async () => {
    const tab = await at();
    await readAgain(tab);
    expect(placeIn(tab)).toEqual(rosario);
  });

  const { addAddress, editAddress, removeAddress } = addressesApi.endpoints;
  const { city: _, ...written } = elsewhere;

  test.each([
    ['added', ({ store }: Tab) => store.dispatch(addAddress.initiate(written))],
    ['edited', ({ store }: Tab) => store.dispatch(editAddress.initiate(written))],
    ['left after a removal', ({ store }: Tab) => store.dispatch(removeAddress.initiate({ id: '301' }))],
  ])('GEO-02: a default address that is %s brings its city', async (_what, change) => {
    const tab = await at();
    await change(tab);
    expect(placeIn(tab)).toEqual(rosario);
  });

  test.each([
    ['an address', []],
    ['a listed city', [anAddress({ fk_customer_address_city: '0' })]],
  ])('GEO-03: without %s it is the city of the cookie', async (_what, answered) => {
    const tab = await at(answered);
    await readAgain(tab);
    expect(placeIn(tab)).toBeUndefined();
  });

  test('GEO-03, ADDR-12: without a mark it is the city of the first', async () => {
    const tab = await at([
      { ...elsewhere, is_default_shipping: '0' },
      anAddress({ is_default_shipping: '0' }),
    ]);
    await readAgain(tab);
    expect(placeIn(tab)).toEqual(rosario);
  });

  test('GEO-03: a city that was chosen by hand stays', async () => {
    const tab = await at();
    const third = { region: '5', city: '121' };
    tab.store.dispatch(chooseCityRegion(third));
    await readAgain(tab);
    expect(placeIn(tab)).toEqual(third);
  });

  test('GEO-03: the same default address once more takes nothing back', async () => {
    const tab = await at([anAddress()]);
    tab.store.dispatch(chooseCityRegion(rosario));
    await readAgain(tab);
    expect(placeIn(tab)).toEqual(rosario);
  });
});

test('GEO-02, GEO-03: the next start has the city of the address before anything is answered', async () => {
  const browser = await browserAt(rosario);
  const tab = await signedIn(browser);
  await expect.poll(() => placeIn(tab)).toEqual(laPlata);
  await tab.persistence?.flush();
  wire.intercept = () => new Promise<never>(() => undefined);
  expect(placeIn(await reopened(browser))).toEqual(laPlata);
});

describe('after a sign out', () => {
  test.each([rosario, undefined])('GEO-03: the location is that of the cookie: %j', async (cookie) => {
    const tab = await signedIn(await browserAt(cookie));
    await expect.poll(() => placeIn(tab)).toEqual(laPlata);
    void signOut(tab.context);
    expect(placeIn(tab)).toEqual(cookie);
  });

  test('GEO-03, STATE-14: in another tab too', async () => {
    const browser = await browserAt(rosario);
    const tab = await signedIn(browser);
    await expect.poll(() => placeIn(tab)).toEqual(laPlata);
    await tab.persistence?.flush();
    const other = await reopened(browser);
    expect(placeIn(other)).toEqual(laPlata);
    void signOut(tab.context);
    await tab.persistence?.flush();
    other.persistence?.mergeOtherTab();
    expect(placeIn(other)).toEqual(rosario);
  });
});
