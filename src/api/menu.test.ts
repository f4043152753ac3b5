import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { menuApi } from './menu.ts';

let server: RunningServer;
let requested: string[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    requested.push(new URL(url).pathname);
  });
});
afterAll(() => server.stop());

afterEach(() => vi.useRealTimers());

const { getMenu, getSegmentTabs } = menuApi.endpoints;

/** A day in ms. */
const day = 24 * 60 * 60 * 1000;

const device = (visitor: string) => {
  requested = [];
  return storeOn(hostsOf('development', 'ar', server.url), { headers: { 'x-mock-visitor': visitor } });
};

test('MENU-06: the category tree is requested once, while it is pending, when loaded, and when unused for a day', async () => {
  const store = device('menu');
  const load = () => store.dispatch(getMenu.initiate({ source: 'bff' }));
  const subscriptions = [load(), load()];
  const [first, second] = await Promise.all(subscriptions);
  subscriptions.push(load());
  const third = await subscriptions[2];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const subscription of subscriptions) subscription.unsubscribe();
  vi.advanceTimersByTime(day);
  vi.useRealTimers();
  const fourth = await load();
  expect(requested).toEqual(['/cms/menu']);
  expect(first?.data).toBeDefined();
  expect([second?.data, third?.data, fourth.data]).toEqual([first?.data, first?.data, first?.data]);
});

test('MENU-08: with the flag on, list and tabs are those of API-20 and API-22', async () => {
  const store = device('sources');
  const answers = await Promise.all([
    store.dispatch(getMenu.initiate({ source: 'bff' })),
    store.dispatch(getSegmentTabs.initiate({ source: 'bff' })),
  ]);
  expect(requested.toSorted()).toEqual(['/bff/cms/horizontal-menu', '/cms/menu']);
  for (const { data } of answers) expect(data).toBeDefined();
});
