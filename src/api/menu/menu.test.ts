import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startMockServer } from '#contracts/lib/mockServer.ts';
import { endpointOf } from '#contracts/lib/endpointOf.ts';
import { storeOn } from '#contracts/lib/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { getMenu } from '#schemas/menu.ts';
import './menu.ts';

let server: RunningServer;
let requested: string[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    requested.push(new URL(url).pathname);
  });
});
afterAll(() => server.stop());

test('MENU-06, MENU-08: the category tree is requested once, while it is pending and when it has loaded', async () => {
  requested = [];
  const store = storeOn(hostsOf('development', 'ar', server.url), { headers: { 'x-mock-session': 'menu' } });
  const load = () => store.dispatch(endpointOf(getMenu).initiate({ source: 'bff' }));
  const [first, second] = await Promise.all([load(), load()]);
  const third = await load();
  expect(requested).toEqual(['/cms/menu']);
  expect(first.data).toBeDefined();
  expect([second.data, third.data]).toEqual([first.data, first.data]);
});
