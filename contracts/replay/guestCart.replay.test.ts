import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeCart } from '#flows/cart/cartCalls.ts';
import { hostsOf } from '#countries/hosts.ts';
import { selectCart } from '#store/cart.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { storeOn } from '#testing/backend/storeOn.ts';

let server: RunningServer;
const requests: { call: string; form: Record<string, string> }[] = [];

beforeAll(async () => {
  server = await startMockServer(async (request) => {
    const { pathname, search } = new URL(request.url);
    const form = Object.fromEntries(new URLSearchParams(await request.clone().text()));
    requests.push({ call: `${request.method} ${pathname}${search}`, form });
  });
});
afterAll(() => server.stop());

test('CART-13, API-54, API-57: a guest makes a cart by the first add, and later adds send its hash', async () => {
  const call = 'POST /api/cart/?api_version=3';
  const headers = { 'x-mock-visitor': 'guest' };
  const store = storeOn(hostsOf('development', 'ar', server.url), { headers });
  const [one, two, three] = ['ZP0001-38', 'AN0107-38', 'CL0301-S'].map((item) => ({ item, quantity: 1 }));
  if (!one || !two || !three) throw new Error('Failed to name three items.');

  await changeCart(store, { ...one, lines: [one] });
  expect(requests.splice(0)).toEqual([{ call, form: { items: 'ZP0001-38=1' } }]);
  const hash = selectCart(store.getState())?.hash;
  expect(hash).toMatch(/\w/);

  await changeCart(store, { ...two, lines: [one, two] });
  await changeCart(store, { ...three, lines: [one, two, three] });
  expect(requests).toEqual([
    { call, form: { item: two.item, quantity: '1', hash, items: 'ZP0001-38=1,AN0107-38=1' } },
    { call, form: { item: three.item, quantity: '1', hash, items: 'ZP0001-38=1,AN0107-38=1,CL0301-S=1' } },
  ]);
  expect(selectCart(store.getState())?.items.map(({ id }) => id)).toEqual([one.item, two.item, three.item]);
});
