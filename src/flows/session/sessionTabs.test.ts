import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { customerApi } from '#api/customer.ts';
import { sessionApi } from '#api/shopApi.ts';
import { selectCartProblem } from '#store/cart.ts';
import { navigated } from '#store/lastUrl.ts';
import {
  connectCustomers,
  formOf,
  newBrowser,
  reopened,
  sentTo,
  twoTabsOfAna,
  wire,
} from '#testing/backend/customerTab.ts';
import { turn } from '#testing/fakeBrowser.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

describe('two tabs of a browser', () => {
  test('SESS-17, SESS-35: a login in one is a login in the other, with a token of its own', async () => {
    const { tabs } = await twoTabsOfAna();
    expect(tabs[1].tab.texts['token']).not.toBe(tabs[0].tab.texts['token']);
  });

  test('SESS-43, STATE-14: a logout in one ends the session of the other', async () => {
    const { browser, tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    void signOut(one.context);
    await one.persistence?.flush();
    other.persistence?.mergeOtherTab();
    expect(other.customer().loggedIn).toBe(false);
    expect(other.tab.texts).toEqual({});
    expect(JSON.stringify(other.store.getState())).not.toMatch(/ana@|h-1100/);
    expect(browser.jar.has('access_token')).toBe(false);
  });

  test('SESS-43, STATE-14: a sign in ends the session that another tab has begun unseen', async () => {
    const browser = await newBrowser();
    const [one, other] = [await reopened(browser), await reopened(browser)];
    await signIn(one.context, formOf('ana'));
    // A sign in is written at once.
    await turn();
    expect(other.customer().loggedIn).toBe(false);
    await signIn(other.context, formOf('nueva'));
    expect(other.customer()).toMatchObject({ idCustomer: '1101', endedSessions: 1 });
  });

  test('SESS-43: a logout after that of another tab is told to the server once', async () => {
    const { tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    await signOut(one.context);
    await one.persistence?.flush();
    await signOut(other.context);
    expect(other.customer().endedSessions).toBe(1);
    expect(sentTo('alicelogout')).toHaveLength(1);
  });

  test('SESS-43: what a tab writes within a session costs the other no token', async () => {
    const { tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    const next = async () => {
      one.store.dispatch(navigated({ url: `/p${(pages += 1)}.html`, title: '' } as never));
      await one.persistence?.flush();
      other.persistence?.mergeOtherTab();
    };
    let pages = 0;
    void signOut(one.context);
    await next();
    await signIn(one.context, formOf('ana', true));
    await next();
    await expect.poll(() => other.tab.texts['token']).toBeDefined();
    // The end of the session was noticed by both once, by each in its own way.
    const tokens = () => tabs.map(({ tab }) => tab.texts['token']);
    const before = tokens();
    await next();
    await other.persistence?.flush();
    one.persistence?.mergeOtherTab();
    expect(tokens()).toEqual(before);
  });

  test('SESS-47: what is under way in the other when one logs out is not repeated for a guest', async () => {
    const { tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    const { session } = other.store;
    void signOut(one.context);
    await one.persistence?.flush();
    other.persistence?.mergeOtherTab();
    expect(session.signal.reason).toBe('logout');
  });

  test('STATE-14: a logout in one resets what the screens of the other have read of the customer', async () => {
    const { tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    const resets = vi.fn();
    other.store.react({ matches: sessionApi.util.resetApiState.match, run: resets });
    void signOut(one.context);
    await one.persistence?.flush();
    other.persistence?.mergeOtherTab();
    expect(resets).toHaveBeenCalledTimes(1);
  });

  test('CART-22: the cart of a guest is merged with nothing, and has no problem', async () => {
    const { open } = await newBrowser();
    const { store } = open();
    await store.dispatch(cartApi.endpoints.createCart.initiate({ items: 'ZP0001-38=1' }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sentTo('cart/merge')).toEqual([]);
    expect(selectCartProblem(store.getState())).toBeUndefined();
  });

  test('a late answer to the customer of before does not end the session that another tab has begun', async () => {
    const { tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    const { promise, resolve } = Promise.withResolvers<Response>();
    wire.requests = [];
    wire.intercept = ({ url }) => (url.includes('customer/info') ? promise : undefined);
    const call = other.store.dispatch(
      customerApi.endpoints.getCustomer.initiate({}, { forceRefetch: true, subscribe: false }),
    );
    await expect.poll(() => sentTo('customer/info')).toHaveLength(1);
    wire.intercept = undefined;
    await signOut(one.context);
    await signIn(one.context, formOf('nueva'));
    await one.persistence?.flush();
    resolve(Response.json({ error: true, message: 'Requested token not found.' }));
    await call;
    expect(other.customer()).toMatchObject({ loggedIn: true, idCustomer: '1101' });
    expect(other.flashes()).toEqual([]);
  });

  test('SESS-43, STATE-14: another customer in one replaces the customer of the other', async () => {
    const { tabs } = await twoTabsOfAna();
    const [one, other] = tabs;
    void signOut(one.context);
    await signIn(one.context, formOf('nueva'));
    await one.persistence?.flush();
    other.persistence?.mergeOtherTab();
    expect(other.customer()).toMatchObject({ loggedIn: true, idCustomer: '1101' });
    await expect.poll(() => other.customer().email).toBe('nueva@vidriera.example');
    expect(JSON.stringify(other.store.getState())).not.toMatch(/ana@/);
    expect(other.flashes()).toEqual([]);
  });
});
