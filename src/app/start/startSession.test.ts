import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectCart } from '#store/cart.ts';
import { networkChanged } from '#store/online.ts';
import { signIn } from '#flows/session/signIn.ts';
import { signOut } from '#flows/session/signOut.ts';
import {
  connectCustomers,
  formOf,
  logins,
  newBrowser,
  nobody,
  reopened,
  returning,
  sentTo,
  type Tab,
  wire,
} from '#testing/backend/customerTab.ts';
import { turn } from '#testing/fakeBrowser.ts';
import { startSession } from './startSession.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

describe('the late step', () => {
  const late = (tab: Tab, take: () => undefined | { hash: string; emptyCart: boolean }, load?: never) =>
    startSession(tab.started, take, load);

  test('ROUTE-49: decides a visit without a session at once, and loads nothing', async () => {
    const { open } = await newBrowser();
    const tab = open();
    const load = vi.fn();
    await late(tab, () => undefined, load as never);
    expect(tab.customer()).toMatchObject(nobody);
    expect(load).not.toHaveBeenCalled();
  });

  test('SESS-36, ROUTE-49: a visit with one waits for it', async () => {
    const { open } = await newBrowser();
    const tab = open();
    await late(tab, () => ({ hash: 'h-1100', emptyCart: false }));
    expect(tab.customer()).toMatchObject({ loggedIn: true, decided: true });
  });

  test('ROUTE-49: code that does not load decides too, and removes nothing', async () => {
    const browser = await returning();
    const tab = browser.open();
    await late(tab, () => undefined, (() => Promise.reject(new Error('gone'))) as never);
    expect(tab.customer()).toMatchObject({ loggedIn: true, decided: true });
    expect(browser.jar.get('access_token')).toBe('h-1100');
  });

  test('SESS-39: where the server was not reached, it is asked again when the network is back, and not before', async () => {
    const browser = await returning();
    const tab = browser.open();
    wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    await late(tab, () => undefined);
    expect(tab.customer()).toMatchObject({ loggedIn: true, decided: true });
    wire.requests = [];
    tab.store.dispatch(networkChanged(false));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(logins()).toEqual([]);
    wire.intercept = undefined;
    tab.store.dispatch(networkChanged(true));
    await expect.poll(() => tab.customer().email).toBe('ana@vidriera.example');
    // Loads what belongs to the customer, and then nothing.
    await expect.poll(() => selectCart(tab.store.getState())).toBeDefined();
    for (const path of ['wishlist', 'customer/address'])
      await expect.poll(() => sentTo(path)).toHaveLength(1);
    expect(sentTo('cart/')).not.toEqual([]);
    wire.requests = [];
    tab.store.dispatch(networkChanged(true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(wire.requests).toEqual([]);
  });

  test('SESS-48: a hash without a session is removed', async () => {
    const browser = await newBrowser();
    browser.jar.set('access_token', 'h-1100').set('old-session-id', '1');
    const tab = browser.open();
    await late(tab, () => undefined);
    expect([...browser.jar.keys()]).toEqual(['old-session-id']);
    expect(logins()).toEqual([]);
    const load = vi.fn();
    await late(browser.open(), () => undefined, load as never);
    expect(load).not.toHaveBeenCalled();
  });

  test('SESS-40, SESS-42: a slow storage is awaited before it is decided', async () => {
    const browser = await returning();
    delete browser.storage.texts['keep_session'];
    const read = browser.storage.getItem;
    browser.storage.getItem = (key) =>
      new Promise((resolve) => setTimeout(() => resolve(read(key)), key === 'persist:root' ? 20 : 0));
    const tab = browser.open();
    await late(tab, () => undefined);
    expect(tab.customer()).toMatchObject(nobody);
    expect(logins()).toEqual([]);
  });

  test('SESS-17, SESS-35: a visit without a session takes over that of another tab', async () => {
    const browser = await newBrowser();
    const [anonymous, other] = [browser.open(), await reopened(browser)];
    await late(anonymous, () => undefined);
    expect(anonymous.customer()).toMatchObject(nobody);
    await signIn(other.context, formOf('ana'));
    await other.persistence?.flush();
    anonymous.persistence?.mergeOtherTab();
    await expect.poll(() => anonymous.tab.texts['token']).toMatch(/\ntok-1100/);
    expect(anonymous.customer()).toMatchObject({ loggedIn: true, email: 'ana@vidriera.example' });
  });

  test.each([
    ['is asked for again', false, 'nueva@vidriera.example'],
    ['is not, once somebody has signed in and out', true, undefined],
  ])('SESS-36, SESS-43: a login by the address without an answer %s', async (_what, isOver, email) => {
    const { open } = await newBrowser();
    const tab = open();
    wire.intercept = () => new Response('', { status: 503 });
    await late(tab, () => ({ hash: 'h-1101', emptyCart: true }));
    wire.intercept = undefined;
    if (isOver) {
      await signIn(tab.context, formOf('ana'));
      void signOut(tab.context);
    }
    tab.store.dispatch(networkChanged(true));
    await expect.poll(() => tab.customer().email).toBe(email);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(tab.customer().email).toBe(email);
    expect(logins().filter((body) => body === 'hash=h-1101')).toHaveLength(isOver ? 1 : 2);
  });

  test('SESS-36, SESS-43: a login by the address that was not answered is not repeated after a sign out', async () => {
    const { open } = await newBrowser();
    const tab = open();
    wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    await late(tab, () => ({ hash: 'h-1100', emptyCart: true }));
    wire.intercept = undefined;
    await signIn(tab.context, formOf('nueva'));
    void signOut(tab.context);
    wire.requests = [];
    tab.store.dispatch(networkChanged(true));
    await turn();
    expect(logins()).toEqual([]);
    expect(tab.customer()).toMatchObject(nobody);
  });
});
