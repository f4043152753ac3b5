import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shippingApi } from '#api/shipping.ts';
import { hostsOf } from '#countries/hosts.ts';
import { shippingArgs } from '#rules/delivery/deliveryRows.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import { chooseCityRegion } from '#store/followCity.ts';
import { cityRegionChanged } from '#store/cityRegion.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';

const laPlata = { region: '5', city: '120' };
const rosario = { region: '2', city: '7' };

let server: RunningServer;
let requests: (string | null)[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    requests.push(new URL(url).searchParams.get('location'));
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  requests = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

const anHour = 3_600_000;

/** A shopper with a delivery location who reads shipping methods. */
function shopperAt(location: CityRegion) {
  const store = storeOn(hostsOf('development', 'ar', server.url), {
    headers: { 'x-mock-visitor': 'shipping' },
  });
  store.dispatch(cityRegionChanged(location));
  const { initiate } = shippingApi.endpoints.getShippingMethods;
  return {
    store,
    read: async (to: CityRegion, type: 'standard' | 'fast' = 'standard') => {
      const asking = store.dispatch(initiate(shippingArgs({ cityRegion: to, type, seller: '' })));
      const { data } = await asking;
      asking.unsubscribe();
      return Object.keys(data ?? {});
    },
  };
}

describe('the shipping methods', () => {
  test('SHIP-05: are read once per location and type, and cached', async () => {
    const { read } = shopperAt(laPlata);
    const result = await Promise.all([read(laPlata), read(laPlata)]);
    await vi.advanceTimersByTimeAsync(anHour);
    result.push(await read(laPlata));
    expect(result.map((methods) => methods.join())).toEqual(Array(3).fill('standard,branch'));
    expect(requests).toEqual(['5-120']);
    expect([await read(laPlata, 'fast'), await read(rosario, 'fast')]).toEqual([['fast'], []]);
    expect(requests).toEqual(['5-120', '5-120', '2-7']);
  });

  test('GEO-07, SHIP-05: are cleared when the location changes, but not when the same one is chosen again', async () => {
    const { read, store } = shopperAt(laPlata);
    await read(laPlata);
    store.dispatch(chooseCityRegion({ ...laPlata }));
    await read(laPlata);
    expect(requests).toEqual(['5-120']);
    store.dispatch(chooseCityRegion(rosario));
    await read(laPlata);
    expect(requests).toEqual(['5-120', '5-120']);
  });
});
