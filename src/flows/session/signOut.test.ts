import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentApi } from '#api/content.ts';
import { customerApi, customerCartApi } from '#api/customer.ts';
import { membershipsApi } from '#api/memberships.ts';
import { ordersApi } from '#api/orders.ts';
import { changeCart, linesIn, whenCartIdle } from '#flows/cart/cartCalls.ts';
import { networkChanged } from '#store/online.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import {
  connectCustomers,
  expectNobody,
  formOf,
  newBrowser,
  reopened,
  sentTo,
  wire,
} from '#testing/backend/customerTab.ts';
import { guestSignsIn, slowMerge } from '#testing/backend/guestSignsIn.ts';
import { memoryTab, turn } from '#testing/fakeBrowser.ts';
import { stopClock } from '#testing/render/passTime.ts';
import { mergeUnderWay } from './bringCart.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

beforeEach(connectCustomers);

afterEach(() => vi.unstubAllGlobals());

describe('sign out', () => {
  test('SESS-43, SESS-44, ERR-66: nothing is left of the customer', async () => {
    const browser = await newBrowser();
    const { context, customer, flashes, tab, store } = browser.open();
    await signIn(context, formOf('ana', true));
    void signOut(context);
    expect(customer()).toMatchObject({ loggedIn: false, endedSessions: 1, lastEnd: 'logout' });
    expectNobody(browser, tab);
    expect(flashes()).toEqual(['Sesión cerrada.']);
    expect(JSON.stringify(store.getState())).not.toMatch(/ana@|Ana/);
    await expect.poll(() => sentTo('alicelogout')).toHaveLength(1);
  });

  test.each(['logout', 'expiry'] as const)(
    'SESS-47: what is under way finds that its session has ended by %s',
    async (end) => {
      const { context, store } = (await newBrowser()).open();
      await signIn(context, formOf('ana'));
      const { session } = store;
      store.dispatch(sessionEnded(end));
      expect(session.signal.reason).toBe(end);
    },
  );

  test('SESS-45: without network too', async () => {
    const browser = await newBrowser();
    const { context, customer, tab } = browser.open();
    await signIn(context, formOf('ana'));
    wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    void signOut(context);
    expect(customer().loggedIn).toBe(false);
    expectNobody(browser, tab);
  });

  test('ERR-07, SESS-46, SESS-47: calls that fail together with the reset marker end the session once', async () => {
    const browser = await newBrowser();
    const { context, customer, flashes, tab, store } = browser.open();
    await signIn(context, formOf('ana'));
    wire.intercept = () => Response.json({ error: true, message: 'Requested token not found.' });
    const { getCustomer } = customerApi.endpoints;
    const calls = [1, 2, 3].map(() =>
      store.dispatch(getCustomer.initiate({}, { forceRefetch: true, subscribe: false })),
    );
    await Promise.all(calls);
    expect(customer()).toMatchObject({ loggedIn: false, endedSessions: 1 });
    expect(flashes()).toEqual(['Error de autorización. Ingrese nuevamente.']);
    expectNobody(browser, tab);
  });

  test('SESS-47, ERR-14: who signs in again is no longer told that the session has ended', async () => {
    const { context, flashes, store } = (await newBrowser()).open();
    await signIn(context, formOf('ana'));
    store.dispatch(sessionEnded('expiry'));
    expect(flashes()).toEqual(['Error de autorización. Ingrese nuevamente.']);
    await signIn(context, formOf('ana'));
    expect(flashes()).toEqual([]);
  });

  test('what the server answers to a logout does not end the session of the next customer', async () => {
    const { context, customer, flashes } = (await newBrowser()).open();
    await signIn(context, formOf('ana'));
    const { promise, resolve } = Promise.withResolvers<Response>();
    wire.intercept = ({ url }) => (url.includes('alicelogout') ? promise : undefined);
    await signOut(context);
    await signIn(context, formOf('nueva'));
    resolve(Response.json({ error: true, message: 'Requested token not found.' }));
    await new Promise((done) => setTimeout(done, 50));
    expect(customer()).toMatchObject({ loggedIn: true, idCustomer: '1101' });
    expect(flashes()).toEqual([]);
  });

  test.each(['Token not found.', 'Autologin hash not found.', ''])(
    'SESS-10: %j ends no session',
    async (message) => {
      const { open } = await newBrowser();
      const { context, customer, store } = open();
      await signIn(context, formOf('ana'));
      wire.intercept = () => Response.json({ error: true, message });
      await store.dispatch(customerApi.endpoints.getCustomer.initiate({}));
      expect(customer().loggedIn).toBe(true);
    },
  );
});

// A sign out while the cart of a guest is merged, and the other tabs of her browser.

test('CART-22: a sign out before the merge leaves the item to the guest in a tab that is opened next, too', async () => {
  const made = await guestSignsIn(() => new Promise(() => undefined));
  await made.merging();
  made.store.dispatch(networkChanged(false));
  void signOut(made.context);
  const next = await reopened(made.browser);
  expect(linesIn(next.store).map(({ item }) => item)).toEqual(['ZP0001-38']);
});

test('CART-22, STATE-14: after a sign out in another tab right after the merge, a guest gets none of the merged items', async () => {
  const { onMerge, release } = slowMerge();
  const made = await guestSignsIn(onMerge);
  await made.merging();
  const other = await reopened(made.browser, memoryTab({ ...made.tab.texts }));
  expect(linesIn(other.store).map(({ item }) => item)).toEqual(['ZP0001-38']);
  const { promise: merged, resolve: run } = Promise.withResolvers<unknown>();
  made.store.react({ matches: customerCartApi.endpoints.mergeCart.matchFulfilled, run });
  release();
  // No timer of the first tab runs from here on, as in one that is hidden.
  await merged;
  void signOut(other.context);
  expect(other.customer()).toMatchObject({ loggedIn: false, endedSessions: 1 });
  expect(linesIn(other.store)).toEqual([]);
});

test('SESS-43: a sign out that waits for the merge is told to the server once, where another tab signs out meanwhile', async () => {
  const { onMerge, release } = slowMerge();
  const made = await guestSignsIn(onMerge);
  await made.merging();
  await made.persistence?.flush();
  const other = await reopened(made.browser, memoryTab({ ...made.tab.texts }));
  const left = signOut(made.context);
  await signOut(other.context);
  await other.persistence?.flush();
  release();
  await left;
  expect(made.customer()).toMatchObject({ loggedIn: false, endedSessions: 1 });
  await turn();
  expect(sentTo('alicelogout')).toHaveLength(1);
});

const refused = async () => Response.json({ error: true, message: 'Not active.', cart: null, errors: [] });
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a sign out while the cart of a guest is merged', () => {
  test('CART-22, SESS-43, STATE-14: waits for it; the item is in the cart of the customer, and nothing on the device', async () => {
    const { onMerge, release } = slowMerge();
    const made = await guestSignsIn(onMerge);
    await made.merging();
    const left = signOut(made.context);
    expect(made.customer().loggedIn).toBe(true);
    expect(made.flashes()).toEqual([]);
    release();
    await left;
    expect(made.ownLines()).toEqual(['CL0301-S', 'ZP0001-38']);
    expect(made.lines()).toEqual([]);
    expect(made.customer()).toMatchObject({ loggedIn: false, endedSessions: 1 });
    expectNobody(made.browser, made.tab);
    expect(made.flashes()).toContain('Sesión cerrada.');
    await expect.poll(() => sentTo('alicelogout')).toHaveLength(1);
  });

  test.each([
    ['refused', refused],
    ['cut', cut],
  ])('CART-22: that is %s leaves the item to the guest', async (_fault, onMerge) => {
    const made = await guestSignsIn(onMerge);
    await signOut(made.context);
    expect(made.customer().loggedIn).toBe(false);
    expectNobody(made.browser, made.tab);
    expect(made.lines()).toEqual(['ZP0001-38']);
    // A new cart, because the other one may be the customer's by now.
    await expect.poll(() => made.linesAt(made.hash() ?? '')).toEqual(['ZP0001-38']);
    expect([made.guestHash, 'ca1100', '']).not.toContain(made.hash());
  });

  test('CART-22, SESS-45: that is not answered waits 10 s at most', async () => {
    const made = await guestSignsIn(() => new Promise(() => undefined));
    await made.merging();
    stopClock();
    const left = signOut(made.context);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(made.customer().loggedIn).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    await left;
    expect(made.customer().loggedIn).toBe(false);
    expect(made.lines()).toEqual(['ZP0001-38']);
  });

  test('SESS-45, CART-22: does not wait without network', async () => {
    const made = await guestSignsIn(() => new Promise(() => undefined));
    await made.merging();
    made.store.dispatch(networkChanged(false));
    void signOut(made.context);
    expect(made.customer().loggedIn).toBe(false);
    expect(made.lines()).toEqual(['ZP0001-38']);
    // No server has this cart yet.
    expect(made.hash()).toBe('');
  });

  test('SESS-46, ERR-66: that finds the session expired is a sign out all the same', async () => {
    const { onMerge, release } = slowMerge();
    const expired = () =>
      Promise.resolve(Response.json({ error: true, message: 'Requested token not found.' }));
    const made = await guestSignsIn(() => onMerge(expired));
    await made.merging();
    const left = signOut(made.context);
    release();
    await left;
    expect(made.flashes()).toEqual(['Sesión cerrada.']);
    expect(made.customer()).toMatchObject({ loggedIn: false, endedSessions: 1, lastEnd: 'logout' });
    expect(made.lines()).toEqual(['ZP0001-38']);
  });

  test('SESS-43: is one end, however often it is asked for', async () => {
    const { onMerge, release } = slowMerge();
    const made = await guestSignsIn(onMerge);
    await made.merging();
    const both = [signOut(made.context), signOut(made.context)];
    release();
    await Promise.all(both);
    expect(made.customer().endedSessions).toBe(1);
    expect(sentTo('alicelogout')).toHaveLength(1);
  });

  test('STATE-14: does not end the session of a customer who signs in meanwhile', async () => {
    const made = await guestSignsIn(() => new Promise(() => undefined));
    await made.merging();
    const left = signOut(made.context);
    wire.intercept = undefined;
    await signIn(made.context, formOf('nueva'));
    await left;
    expect(made.customer()).toMatchObject({
      loggedIn: true,
      idCustomer: '1101',
      endedSessions: 1,
      lastEnd: 'logout',
    });
    expect(made.flashes()).toEqual([]);
    // The guest's item is the next one's: nobody else has it.
    await expect.poll(() => made.db.carts.find(made.hash() ?? '')?.customer).toBe('1101');
    expect(made.lines()).toEqual(['ZP0001-38']);
    expect(made.ownLines()).toEqual(['CL0301-S']);
  });
});

describe('the end of a session whose merge has failed', () => {
  test('STATE-14: takes what the customer has added since, and leaves what she has removed', async () => {
    const made = await guestSignsIn(refused);
    const { store } = made;
    await whenCartIdle(store);
    const dress = { item: 'AN0107-38', quantity: 1 };
    await changeCart(store, { ...dress, lines: [...linesIn(store), dress] });
    await whenCartIdle(store);
    expect(made.lines()).toEqual(['ZP0001-38', 'AN0107-38']);
    // Nothing is under way that it could wait for: the merge is repeated after each read.
    await expect.poll(() => mergeUnderWay(store)).toBeUndefined();
    void signOut(made.context);
    expect(made.customer().loggedIn).toBe(false);
    expect(made.lines()).toEqual(['ZP0001-38']);
  });

  test('CART-22, SESS-46: leaves the item to the guest when it has expired too', async () => {
    const made = await guestSignsIn(async () =>
      Response.json({ error: true, message: 'Requested token not found.' }),
    );
    await expect.poll(() => made.customer().loggedIn).toBe(false);
    expect(made.flashes()).toEqual(['Error de autorización. Ingrese nuevamente.']);
    expect(made.lines()).toEqual(['ZP0001-38']);
  });

  test('STATE-14: takes the cart of a customer who has signed in once more', async () => {
    const made = await guestSignsIn((answer) => answer());
    await expect.poll(() => made.hash()).toBe('ca1100');
    wire.intercept = ({ url }) => (url.includes('cart/merge') ? new Promise(() => undefined) : undefined);
    await signIn(made.context, formOf('ana'));
    void signOut(made.context);
    expect(made.customer().loggedIn).toBe(false);
    expect(made.lines()).toEqual([]);
  });

  test('STATE-14: takes all once the item has come into the cart of the customer', async () => {
    const made = await guestSignsIn((answer) => answer());
    await expect.poll(() => made.hash()).toBe('ca1100');
    await signOut(made.context);
    expect(made.store.getState().cart.cart).toBeUndefined();
    wire.intercept = undefined;
    await signIn(made.context, formOf('nueva'));
    await expect.poll(() => sentTo('cart/gethash')).toHaveLength(1);
    expect(made.lines()).toEqual([]);
  });
});

const { getOrderPages } = ordersApi.endpoints;
const { getMembershipPages } = membershipsApi.endpoints;
const { getContentBlock } = contentApi.endpoints;

/** A customer whose orders, memberships and two blocks of content were read. */
async function withOwnData() {
  const { open } = await newBrowser();
  const tab = open();
  const { store } = tab;
  await signIn(tab.context, formOf('socia', true));
  await store.dispatch(getOrderPages.initiate({}));
  const { data } = await store.dispatch(getMembershipPages.initiate({}));
  const keys = (data?.pages ?? []).flat().map((each) => each.content_block);
  for (const key of keys.slice(0, 2)) await store.dispatch(getContentBlock.initiate({ key }));
  const state = () => store.getState();
  const held = () => ({
    orders: getOrderPages.select({})(state()).data?.pages.flat().length,
    memberships: getMembershipPages.select({})(state()).data?.pages.flat().length,
    contents: keys.slice(0, 2).map((key) => getContentBlock.select({ key })(state()).data),
  });
  /** Has the server answer the next call with a message. */
  const refuse = async (message: string) => {
    wire.intercept = () => Response.json({ error: true, message });
    await store.dispatch(getContentBlock.initiate({ key: 'another' }));
    wire.intercept = undefined;
  };
  return { ...tab, keys, held, refuse };
}

const nothing = { orders: undefined, memberships: undefined, contents: [undefined, undefined] };

describe('orders, memberships and their content', () => {
  test('CONTENT-10: the content is loaded and kept per key', async () => {
    const { keys, held } = await withOwnData();
    const [one, other] = held().contents;
    expect(new Set(keys).size).toBe(keys.length);
    expect(one).not.toBe('');
    expect(other).not.toBe('');
    expect(one).not.toBe(other);
  });

  test("STATE-08, STATE-10: are reset when the server replies 'Requested token not found.'", async () => {
    const { held, refuse, customer } = await withOwnData();
    expect(held()).toEqual({
      orders: expect.any(Number) as number,
      memberships: expect.any(Number) as number,
      contents: [expect.any(String), expect.any(String)],
    });
    await refuse('Requested token not found.');
    expect(held()).toEqual(nothing);
    expect(customer()).toMatchObject({ loggedIn: false, lastEnd: 'expiry' });
  });

  test('STATE-07: are reset on logout', async () => {
    const { held, context } = await withOwnData();
    await signOut(context);
    expect(held()).toEqual(nothing);
  });

  test.each(['Token not found.', 'requested token not found', 'Session expired.', 'Unauthorized', ''])(
    'STATE-10: stay when it replies %j, which is no sign of an expiry',
    async (message) => {
      const { held, refuse, customer } = await withOwnData();
      const before = held();
      await refuse(message);
      expect(held()).toEqual(before);
      expect(customer().loggedIn).toBe(true);
    },
  );
});
