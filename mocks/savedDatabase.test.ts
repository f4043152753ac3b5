import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartReply } from '#schemas/cart.ts';
import { seedOfCustomers } from './customer/seed.ts';
import { handlerIndex } from './handlerIndex.ts';
import { handlers } from './handlers.ts';
import { resetDatabase, saveDatabase, saveDatabasesIn, databaseOf } from './database.ts';
import { emptyTables } from './tables.ts';

const key = 'mock-data:ar:device';
const texts = new Map<string, string>();

/** Loads a page: the memory is empty, the storage stays. */
const load = () =>
  saveDatabasesIn({
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  });

beforeEach(() => {
  texts.clear();
  load();
});
afterEach(() => saveDatabasesIn(undefined));

const answer = handlerIndex(handlers);

async function call(path: string, form?: string, headers: Record<string, string> = {}) {
  const init = form === undefined ? { headers } : { headers, method: 'POST', body: form };
  const response = await answer(new Request(`http://localhost${path}`, init));
  return { status: response?.status, date: response?.headers.get('date'), reply: await response?.json() };
}

const createCart = async (headers?: Record<string, string>) => {
  const { reply } = await call('/api/cart/?api_version=3', 'items=ZP0001-38=2,CL0301-S=1', headers);
  return reply as CartReply;
};
const login = 'customer/login?fingerprint=6f9c2b1e-0a52-4c7d-9c57-3b1f2f1e8a10&api_version=2';
const signIn = async () =>
  (await call(`/api/${login}`, 'username=confiada@vidriera.example&password=Vidriera1')).reply as {
    customer: { token: string };
  };
const customerOf = async (token: string) =>
  (await call('/api/customer/info?api_version=2', `token=${token}`)).reply as { customer: { email: string } };
const readCart = async ({ cart: { hash } }: CartReply) =>
  (await call(`/api/cart/?hash=${hash}&api_version=3`)).reply as CartReply;
const control = (name: string, body: unknown) => call(`/__mock/${name}`, JSON.stringify(body));

describe('in a page, the data of the mock', () => {
  test('LAB-03: survive a reload: the cart with its lines, stock, faults, time and the next id', async () => {
    const visit = async () => {
      await control('state', { state: 'items are in stock', params: { items: ['ZP0001-38'], stock: 4 } });
      const given = await createCart();
      await control('clock', { now: '2026-05-01T10:00:00Z' });
      return given;
    };
    const given = await visit();
    load();
    expect(await readCart(given)).toEqual(given);
    expect(given.cart.items.map(({ id, quantity, stock }) => [id, quantity, stock])[0]).toEqual([
      'ZP0001-38',
      2,
      4,
    ]);
    expect((await createCart()).cart.hash).not.toBe(given.cart.hash);
    expect((await call('/api/cities?api_version=3')).date).toBe('Fri, 01 May 2026 10:00:00 GMT');
    await control('state', { state: 'a call fails', params: { call: 'getCities', fault: 'unavailable' } });
    load();
    expect((await call('/api/cities?api_version=3')).status).toBe(503);
  });

  test('LAB-03: go back to the seed with a reset, also after a reload', async () => {
    const given = await createCart();
    await control('reset', {});
    expect([...texts.keys()]).toEqual([]);
    load();
    expect(await readCart(given)).toMatchObject({ error: true, message: 'Cart not found' });
    await control('reset', {});
    expect((await createCart()).cart.hash).toBe(given.cart.hash);
  });

  test('LAB-03: survive a reload: the customers, their sessions and devices, and the codes sent to them', async () => {
    const { customer } = await signIn();
    const rows = async () => {
      const { customers, tokens, devices, codes } = await databaseOf('device', 'ar');
      return [customers, tokens, devices, codes].map((each) => each.list());
    };
    await call(`/api/${login}`, 'username=segura@vidriera.example&password=Vidriera1');
    const before = await rows();
    load();
    expect(await rows()).toEqual(before);
    expect(before.map(({ length }) => length)).toEqual([12, 1, 2, 1]);
    expect((await customerOf(customer.token)).customer.email).toBe('confiada@vidriera.example');
  });

  test('are of one country', async () => {
    const given = await createCart();
    load();
    expect((await createCart({ 'x-mock-country': 'cl' })).cart.hash).toBe(given.cart.hash);
    expect([...texts.keys()].toSorted()).toEqual([key, 'mock-data:cl:device']);
  });

  test('follow what another tab has saved or reset', async () => {
    const given = await createCart();
    const saved = texts.get(key) ?? '';
    await control('state', { state: 'a cart holds items', params: { hash: 'f00d', lines: [], stock: 1 } });
    texts.set(key, saved);
    expect((await readCart(given)).cart).toEqual(given.cart);
    texts.delete(key);
    expect(await readCart(given)).toMatchObject({ message: 'Cart not found' });
  });

  test('of before a reset are not saved by a call that ends after it', async () => {
    await createCart();
    const before = await databaseOf('device', 'ar');
    resetDatabase('device', 'ar');
    await databaseOf('device', 'ar');
    await saveDatabase(before);
    expect(texts.has(key)).toBe(false);
  });
});

describe('saved data that cannot be read', () => {
  const saved = {
    version: 8,
    now: '2026-03-02T12:00:00.000Z',
    given: 1,
    stock: [],
    faults: [],
    latency: 0,
    ...Object.fromEntries(Object.keys(emptyTables()).map((name) => [name, []])),
  };
  const lines = [{ item: 'ZP0001-38', quantity: 1 }];
  const cart = { hash: 'c4f1e2', lines, customer: '', mergedInto: '', coupons: [] };

  const seed = seedOfCustomers('ar');

  test('LAB-03: of the right form are read, for comparison', async () => {
    texts.set(key, JSON.stringify({ ...saved, carts: [cart] }));
    expect((await databaseOf('device', 'ar')).carts.list()).toEqual([cart]);
  });

  test.each([
    ['no JSON', 'half of {"versi'],
    ['null', 'null'],
    ['another version', JSON.stringify({ ...saved, version: 1 })],
    ['no version', JSON.stringify({ ...saved, version: undefined })],
    ['a time that is none', JSON.stringify({ ...saved, now: 'soon' })],
    ['stock of another shape', JSON.stringify({ ...saved, stock: { 'ZP0001-38': 1 } })],
    ['an unknown fault', JSON.stringify({ ...saved, faults: [['getHome', 'flood']] })],
    ['a line of another shape', JSON.stringify({ ...saved, carts: [{ ...cart, lines: [{ item: 1 }] }] })],
    ['a customer of another shape', JSON.stringify({ ...saved, customers: [{ id: '1100' }] })],
    ['no customers', JSON.stringify({ ...saved, customers: undefined })],
    ['no wishes', JSON.stringify({ ...saved, wishes: undefined })],
    ['no cities', JSON.stringify({ ...saved, cities: undefined })],
    ['a hash that comes twice', JSON.stringify({ ...saved, carts: [cart, cart] })],
  ])('LAB-03: such as %s are set aside, and the seed is used', async (_what, text) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValueOnce();
    texts.set(key, text);
    const db = await databaseOf('device', 'ar');
    expect([db.carts.list(), db.given, db.stock.size]).toEqual([seed.carts, 0, 0]);
    expect(db.customers.list()).toEqual(seed.customers);
    expect([...texts]).toEqual([[`${key}:set-aside`, text]]);
    expect(warn).toHaveBeenCalledOnce();
    const given = await createCart();
    load();
    expect((await readCart(given)).cart).toEqual(given.cart);
    expect(texts.get(`${key}:set-aside`)).toBe(text);
  });
});

test('without a storage, as over HTTP, nothing is saved', async () => {
  saveDatabasesIn(undefined);
  await createCart();
  expect([...texts]).toEqual([]);
});
