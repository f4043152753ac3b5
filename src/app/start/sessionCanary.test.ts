import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { customerApi } from '#api/customer.ts';
import { changeCart, linesIn } from '#flows/cart/cartCalls.ts';
import { dismissCode } from '#flows/session/enterCode.ts';
import { restoreSession } from '#flows/session/restoreSession.ts';
import { signIn } from '#flows/session/signIn.ts';
import { signOut } from '#flows/session/signOut.ts';
import { addStated } from '#mocks/stateKinds.ts';
import { networkChanged } from '#store/online.ts';
import {
  connectCustomers,
  newBrowser,
  reopened,
  sentTo,
  type Tab,
  wire,
} from '#testing/backend/customerTab.ts';
import { canaryAddress, canaryCustomer, canaryIn } from '#testing/canary.ts';

const logs: string[] = [];

beforeEach(() => {
  connectCustomers();
  logs.length = 0;
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...texts) => void logs.push(JSON.stringify(texts)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The calls that name the cart or the token in their address (API-53, API-76). */
const namesInAddress = new Set(['/api/cart/', '/api/wishlist/']);

const form = { username: canaryCustomer.email, password: canaryCustomer.password, keepSession: true };

/** A browser of the canary customer, and where she is found in it. */
async function canary({ twoStep = false } = {}) {
  const browser = await newBrowser();
  const { db, storage, jar } = browser;
  await addStated(db, canaryCustomer, {
    twoStep,
    bankData: {
      owner_name: 'canary-owner',
      owner_email: 'canary-owner-email',
      account_type: 'savings',
      cbu: 'canary-cbu',
    },
  });
  await db.addresses.add({ customer: canaryCustomer.id_customer, ...canaryAddress });
  const lines = [{ item: 'ZP0001-38', quantity: 1 }];
  await db.carts.add({ hash: 'canary-cart', customer: canaryCustomer.id_customer, lines });
  const headers: string[] = [];
  wire.intercept = (request) => {
    headers.push(JSON.stringify([...request.headers]));
    return undefined;
  };
  const tab = await reopened(browser);
  /** The fields of the customer by the place in which they are found; her state only where `isOver`. */
  async function found({ isOver }: { isOver: boolean }) {
    await tab.persistence?.flush();
    const places: Record<string, string> = {
      console: logs.join(''),
      headers: headers.join(''),
      addresses: wire.requests
        .map(({ url }) => new URL(url))
        .filter(({ pathname }) => !namesInAddress.has(pathname))
        .join(''),
    };
    const entries = {
      'local storage': storage.texts,
      'session storage': tab.tab.texts,
      cookie: Object.fromEntries(jar),
    };
    for (const [kind, texts] of Object.entries(entries))
      for (const [name, text] of Object.entries(texts)) places[`${kind} ${name}`] = name + text;
    for (const [slice, content] of Object.entries(tab.store.getState()))
      if (isOver) places[`state ${slice}`] = JSON.stringify(content);
    const all = Object.entries(places).map(([place, text]) => [place, canaryIn(text)] as const);
    return Object.fromEntries(all.filter(([, fields]) => fields.length > 0));
  }
  return { ...tab, browser, found };
}

const kept = {
  'session storage token': ['canary-id-'],
  'cookie access_token': ['canary-hash'],
  'local storage persist:root': [
    'canary-cart',
    'canary-city-id',
    'canary-first-name',
    'canary-id',
    'canary-region',
  ],
};

/** Signs in, and waits until all is loaded that follows. */
async function signedIn(options?: { twoStep: boolean }) {
  const made = await canary(options);
  await signIn(made.context, form);
  await expect.poll(() => made.store.getState().cart.cart?.hash).toBe('canary-cart');
  await made.store.dispatch(customerApi.endpoints.getCustomer.initiate({}));
  const lines = [...linesIn(made.store), { item: 'CL0301-S', quantity: 1 }];
  await changeCart(made.store, { item: 'CL0301-S', quantity: 1, lines });
  return made;
}

const ends: Record<string, (tab: Tab) => unknown> = {
  'a sign out': ({ context }) => signOut(context),
  'a sign out without network': ({ context, store }) => {
    wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    store.dispatch(networkChanged(false));
    void signOut(context);
  },
  async 'an expiry'({ store }) {
    wire.intercept = () => Response.json({ error: true, message: 'Requested token not found.' });
    await store.dispatch(customerApi.endpoints.getCustomer.initiate({}, { forceRefetch: true }));
  },
};

describe('the data of a customer', () => {
  test('SESS-17, SESS-22, PERS-08: are kept where the requirement says while she is logged in, and nowhere else', async () => {
    const { found, store } = await signedIn();
    expect(await found({ isOver: false })).toEqual(kept);
    expect(JSON.stringify(store.getState())).not.toMatch(/canary-password|tok-canary/i);
    const { customer, ...others } = store.getState();
    expect(canaryIn(JSON.stringify(customer))).toContain('canary-identification');
    const bySlice = Object.entries(others).map(
      ([name, slice]) => [name, canaryIn(JSON.stringify(slice))] as const,
    );
    expect(
      bySlice
        .filter(([, fields]) => fields.length > 0)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(['cart', 'cityRegion', 'sessionApi', 'shopApi']);
  });

  test.each(Object.entries(ends))('SESS-43, SESS-46, STATE-14: are nowhere after %s', async (_how, end) => {
    const made = await signedIn();
    await end(made);
    await expect.poll(() => made.customer().loggedIn).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await made.found({ isOver: true })).toEqual({});
  });

  test('SESS-45, STATE-14: are not sent either, once the network is back after a sign out without it', async () => {
    const made = await signedIn();
    await ends['a sign out without network']?.(made);
    await expect.poll(() => made.customer().loggedIn).toBe(false);
    const headers: string[] = [];
    wire.requests = [];
    wire.intercept = (request) => void headers.push(JSON.stringify([...request.headers]));
    made.store.dispatch(networkChanged(true));
    await changeCart(made.store, {
      item: 'CL0301-S',
      quantity: 1,
      lines: [{ item: 'CL0301-S', quantity: 1 }],
    });
    await expect.poll(() => made.store.getState().cart.cart?.items).toHaveLength(1);
    expect(headers.length).toBeGreaterThan(0);
    expect(canaryIn(JSON.stringify([wire.requests, headers]))).toEqual([]);
  });

  test('SESS-42, STATE-14: are nowhere after a clean-out', async () => {
    const { browser, persistence } = await signedIn();
    await persistence?.flush();
    browser.jar.delete('session-id');
    const { context, store } = await reopened(browser);
    await restoreSession(context, undefined);
    expect(canaryIn(JSON.stringify([store.getState(), browser.storage.texts, [...browser.jar]]))).toEqual([]);
  });

  test('TFA-06: are not stored while a code is awaited, and nowhere when the customer has closed it', async () => {
    const { context, found } = await canary({ twoStep: true });
    await signIn(context, form);
    expect(await found({ isOver: false })).toEqual({});
    expect(Object.keys(await found({ isOver: true }))).toEqual(['state twoStep']);
    dismissCode(context);
    expect(await found({ isOver: true })).toEqual({});
  });

  test('SESS-16: are nowhere after a refused sign in', async () => {
    const { context, found } = await canary();
    expect(await signIn(context, { ...form, password: 'Canary-wrong' })).toMatchObject({ kind: 'failed' });
    expect(await found({ isOver: true })).toEqual({});
  });

  test('API-66: a login by hash sends it in the body alone', async () => {
    const { context, found } = await canary();
    await restoreSession(context, { hash: canaryCustomer.id_hash, emptyCart: false });
    expect(sentTo('customer/login').map(({ body }) => body)).toEqual(['hash=canary-hash']);
    expect(await found({ isOver: false })).toMatchObject({ 'cookie access_token': ['canary-hash'] });
    expect(Object.keys(await found({ isOver: false }))).not.toContain('addresses');
  });
});
