import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { customerApi, customerCartApi } from '#api/customer.ts';
import { linesIn } from '#flows/cart/cartCalls.ts';
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
