import { expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { fakeBrowser, memoryTab } from '#testing/fakeBrowser.ts';
import { startConsented } from './consented.ts';

const { document: page, navigator } = globalThis;

const origin = 'https://ar.tienda.example';
const cookie = '_ga=GA1.2.1122334455.1650000000';

/** What a visitor consents to on a device with these cookies, of a shop with the mock backend or without. */
function visitor(mock: boolean, cookie?: string) {
  const browser = fakeBrowser();
  if (cookie !== undefined) browser.setCookie(cookie);
  const hosts = hostsOf('production', 'ar', origin);
  const store = storeOn(hosts);
  const end = new AbortController();
  const ports = { store, hosts, origin, headers: {}, tab: memoryTab() };
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => undefined));
  const view = startConsented({
    ...ports,
    cookies: browser.cookies,
    setCookie: browser.setCookie,
    clock: () => 1_650_000_000_000,
    random: () => 0.5,
    beaconKey: 'pageview',
    mock,
    window: { document: page, navigator, fetch },
    signal: end.signal,
  });
  const clientId = () => store.getState().visitor?.clientId;
  const beacons = () =>
    fetch.mock.calls.map(
      ([url]) => JSON.parse(new URL(url as string).searchParams.get('p') ?? '') as unknown,
    );
  return { ...browser, view, beacons, clientId, end };
}

test('TRACK-40, TRACK-39: a mock build sets the cookie of the analytics product, and no other build does', async () => {
  const shop = visitor(false);
  const mock = visitor(true);
  // Its code was loaded after the other code, which would have set a cookie by then.
  await vi.waitFor(() => expect(mock.written).toHaveLength(1), { timeout: 20_000 });
  expect(shop.written).toEqual([]);
  await vi.waitFor(() => expect(mock.clientId()).toBe('1073741824.1650000000'));
  expect(shop.clientId()).toBeUndefined();
  shop.end.abort();
  mock.end.abort();
});

test('TRACK-39, CAT-28: requests have the client id of a visitor who has consented, at once if there is one', () => {
  const { clientId, end } = visitor(false, cookie);
  expect(clientId()).toBe('1122334455.1650000000');
  end.abort();
});

test('REACH-08: a web vital is reported for the page that is visited by then', async () => {
  const { view, beacons, end } = visitor(false, cookie);
  for (const url of ['/menu', '/brands'])
    view({ url, page: url, address: origin + url, referrer: '', signal: end.signal });
  await vi.waitFor(() => expect(beacons()).toHaveLength(3), { timeout: 20_000 });
  expect(beacons().at(-1)).toMatchObject({ event: 'webvital', url: `${origin}/brands` });
  end.abort();
});
