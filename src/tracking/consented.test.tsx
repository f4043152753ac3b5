import { expect, test, vi } from 'vitest';
import { storeOn } from '#contracts/lib/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { fakeBrowser, memoryTab } from '#testing/fakeBrowser.ts';
import { startConsented } from './consented.ts';

const { document: page, navigator, fetch } = globalThis;

/** What a visitor consents to on a device with these cookies, of a shop with the mock backend or without. */
function visitor(mock: boolean, cookie?: string) {
  const browser = fakeBrowser();
  if (cookie !== undefined) browser.setCookie(cookie);
  const hosts = hostsOf('production', 'ar', 'https://ar.tienda.example');
  const store = storeOn(hosts);
  const end = new AbortController();
  const ports = { store, hosts, origin: 'https://ar.tienda.example', headers: {}, tab: memoryTab() };
  startConsented({
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
  return { ...browser, clientId, end };
}

test('TRACK-40, TRACK-39: a mock build sets the cookie of the analytics product, and no other build does', async () => {
  const shop = visitor(false);
  const mock = visitor(true);
  // Its code came after that of the other, which would have set a cookie before.
  await vi.waitFor(() => expect(mock.written).toHaveLength(1), { timeout: 20_000 });
  expect(shop.written).toEqual([]);
  await vi.waitFor(() => expect(mock.clientId()).toBe('1073741824.1650000000'));
  expect(shop.clientId()).toBeUndefined();
  shop.end.abort();
  mock.end.abort();
});

test('TRACK-39, CAT-28: requests have the client id of a visitor who has consented, at once if there is one', () => {
  const { clientId, end } = visitor(false, '_ga=GA1.2.1122334455.1650000000');
  expect(clientId()).toBe('1122334455.1650000000');
  end.abort();
});
