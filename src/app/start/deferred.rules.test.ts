import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { aCart, aCartItem } from '#fixtures/cart.ts';
import { databaseOf } from '#mocks/database.ts';
import type { Cart } from '#schemas/cart.ts';
import { selectCart, selectCartBusy } from '#store/cart.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { storeOf } from '#testing/backend/signedIn.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { refreshCart, storeIp } from './deferred.ts';

/** A document with the element, or without one. */
const page = (content?: string) => ({
  querySelector: (selector: string) =>
    (selector === 'meta[name="client-ip"]' && content !== undefined ? { content } : null) as never,
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 2001:db8::7\n', '2001:db8::7'],
  ['', ''],
  [undefined, ''],
])('APP-46, APP-47, APP-48: of a document with %j the ip of the customer is %j', (content, ip) => {
  const store = storeOf();
  storeIp({ store }, page(content));
  expect(selectCustomer(store.getState()).ip).toBe(ip);
  expect(selectCustomer(store.getState()).firstRequest).toBe(true);
});

test('APP-46, STATE-14: it is that of the device, and outlives a session', () => {
  const store = storeOf();
  storeIp({ store }, page('203.0.113.7'));
  store.dispatch(sessionEnded('logout'));
  expect(selectCustomer(store.getState())).toMatchObject({ ip: '203.0.113.7', lastEnd: 'logout' });
});

let server: RunningServer;
const requests: string[] = [];
beforeAll(async () => {
  server = await startMockServer(({ method, url }) => {
    requests.push(`${method} ${url.split('/api/')[1]}`);
  });
});
afterAll(() => server.stop());

/** A returning visitor with a cart; the server has these lines. */
async function returningVisitor(
  visitor: string,
  cart: Cart | undefined,
  serverLines: Record<string, number>,
) {
  const headers = { 'x-mock-visitor': visitor };
  const store = storeOn(hostsOf('development', 'ar', server.url), { headers });
  const db = await databaseOf(visitor, 'ar');
  const lines = Object.entries(serverLines).map(([item, quantity]) => ({ item, quantity }));
  await db.carts.add({ hash: 'c4f1e2', lines });
  store.dispatch(rehydrated({ cart: { cart } }));
  requests.splice(0);
  const waits: { milliseconds: number; end: () => void }[] = [];
  const wait = (milliseconds: number) => new Promise<void>((end) => waits.push({ milliseconds, end }));
  return { store, db, waits, opened: () => refreshCart(store, wait) };
}

const shoes = aCart({ items: [aCartItem({ quantity: 1 }), aCartItem({ id: 'AN0107-38' })] });

test('CART-24: the cart of the last visit is read once', async () => {
  const { store, opened } = await returningVisitor('once', shoes, { 'ZP0001-39': 2 });
  await opened();
  expect(requests).toEqual(['GET cart/?hash=c4f1e2&api_version=3']);
  expect(selectCart(store.getState())?.items.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['ZP0001-39', 2],
  ]);
});

test('CART-24: without one nothing is requested', async () => {
  const { opened } = await returningVisitor('none', undefined, {});
  await opened();
  expect(requests).toEqual([]);
});

test('CART-09: that read blocks adding for 3 s at most', async () => {
  const { store, db, waits, opened } = await returningVisitor('hanging', shoes, {});
  db.faults.set('getCart', 'hang');
  const opening = opened();
  // The call has been counted, so that it is not taken for one of the next test.
  await expect.poll(() => requests).toEqual(['GET cart/?hash=c4f1e2&api_version=3']);
  expect(selectCartBusy(store.getState())).toBe(true);
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([3000]);
  waits[0]?.end();
  await expect.poll(() => selectCartBusy(store.getState())).toBe(false);
  void opening;
});

test('PERS-06: a cart that no server has yet is created with all its lines', async () => {
  const { store, db, opened } = await returningVisitor('merged', { ...shoes, hash: '' }, {});
  for (const { id } of shoes.items) db.stock.set(id, 5);
  await opened();
  expect(requests).toEqual(['POST cart/?api_version=3']);
  expect(selectCart(store.getState())).toMatchObject({ hash: expect.stringMatching(/./) as string });
  expect(selectCart(store.getState())?.items.map(({ id }) => id)).toEqual(['ZP0001-38', 'AN0107-38']);
});
