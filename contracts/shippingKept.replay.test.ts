import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shippingApi } from '#api/shipping.ts';
import { hostsOf } from '#countries/hosts.ts';
import { shippingAsk } from '#rules/shippingAsk.ts';
import type { Place } from '#schemas/place.ts';
import { choosePlace, placeRead } from '#store/cityRegion.ts';
import { type RunningServer, startMockServer } from './mockServer.ts';
import { storeOn } from './storeOn.ts';

const laPlata = { region: '5', city: '120' };
const rosario = { region: '2', city: '7' };

let server: RunningServer;
let asked: (string | null)[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    asked.push(new URL(url).searchParams.get('location'));
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

const anHour = 3_600_000;

/** A shopper who stands at a place, and asks how something is sent to one. */
function shopperAt(place: Place) {
  const store = storeOn(hostsOf('development', 'ar', server.url), {
    headers: { 'x-mock-session': 'shipping' },
  });
  store.dispatch(placeRead(place));
  const { initiate } = shippingApi.endpoints.getShippingMethods;
  return {
    store,
    ask: async (to: Place, type: 'standard' | 'fast' = 'standard') => {
      const asking = store.dispatch(initiate(shippingAsk({ place: to, type, seller: '' })));
      const { data } = await asking;
      asking.unsubscribe();
      return Object.keys(data ?? {});
    },
  };
}

describe('the shipping methods', () => {
  test('SHIP-05: are read once per place and kind, and kept', async () => {
    const { ask } = shopperAt(laPlata);
    const told = await Promise.all([ask(laPlata), ask(laPlata)]);
    await vi.advanceTimersByTimeAsync(anHour);
    told.push(await ask(laPlata));
    expect(told.map((methods) => methods.join())).toEqual(Array(3).fill('standard,branch'));
    expect(asked).toEqual(['5-120']);
    expect([await ask(laPlata, 'fast'), await ask(rosario, 'fast')]).toEqual([['fast'], []]);
    expect(asked).toEqual(['5-120', '5-120', '2-7']);
  });

  test('GEO-07, SHIP-05: are cleared when the place changes, and not when the same is chosen again', async () => {
    const { ask, store } = shopperAt(laPlata);
    await ask(laPlata);
    store.dispatch(choosePlace({ ...laPlata }));
    await ask(laPlata);
    expect(asked).toEqual(['5-120']);
    store.dispatch(choosePlace(rosario));
    await ask(laPlata);
    expect(asked).toEqual(['5-120', '5-120']);
  });
});
