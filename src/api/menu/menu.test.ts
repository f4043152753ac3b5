import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startMockServer } from '#contracts/lib/mockServer.ts';
import { endpointOf } from '#contracts/lib/endpointOf.ts';
import { storeOn } from '#contracts/lib/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { getMenu } from '#schemas/menu.ts';
import './menu.ts';

let server: RunningServer;
let asked: string[] = [];

beforeAll(async () => {
  server = await startMockServer(({ url }) => {
    asked.push(new URL(url).pathname);
  });
});
afterAll(() => server.stop());

test('MENU-06, MENU-08: the category tree is asked for once, while it loads and when it is there', async () => {
  asked = [];
  const store = storeOn(hostsOf('development', 'ar', server.url), { headers: { 'x-mock-session': 'menu' } });
  const ask = () => store.dispatch(endpointOf(getMenu).initiate({ source: 'bff' }));
  const [first, second] = await Promise.all([ask(), ask()]);
  const third = await ask();
  expect(asked).toEqual(['/cms/menu']);
  expect(first.data).toBeDefined();
  expect([second.data, third.data]).toEqual([first.data, first.data]);
});
