import { isAnyOf } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '#flows/session/signIn.ts';
import { signOut } from '#flows/session/signOut.ts';
import { selectCart } from '#store/cart.ts';
import { cityRegionChanged, selectCityRegion } from '#store/cityRegion.ts';
import { networkChanged } from '#store/online.ts';
import { loginSucceeded } from '#store/session/customerEvents.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { formulaFound, selectStoredFormula } from '#store/sortingFormula.ts';
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
import { startSession, startVisit } from './startVisit.ts';

describe('start visit', () => {
  beforeEach(connectCustomers);
  afterEach(() => vi.unstubAllGlobals());

  const nobody = () => undefined;
  const formulaOf = (tab: Tab) => selectStoredFormula(tab.store.getState())?.formula;

  const isStep = isAnyOf(sessionEnded, loginSucceeded, cityRegionChanged, formulaFound);

  /** Names what start-up does to a store from now on, in its order. */
  function stepsOf({ store, started }: Tab): string[] {
    const steps: string[] = [];
    void started.persistence?.read.then(() => steps.push('rehydrated'));
    store.react({
      matches: (action): action is { type: string } => isStep(action),
      run: ({ type }) => void steps.push(type),
    });
    return steps;
  }

  /** Holds the answers of a path until `release` is called. */
  function hold(path: string) {
    const gate = Promise.withResolvers<undefined>();
    const asked = Promise.withResolvers<undefined>();
    wire.intercept = (request, answer) => {
      if (!request.url.includes(path)) return undefined;
      asked.resolve(undefined);
      return gate.promise.then(answer);
    };
    return { asked: asked.promise, release: () => gate.resolve(undefined) };
  }

  test('APP-45: rehydrated, clean-out, auto-login, location, and then the sorting formula', async () => {
    const browser = await returning();
    // A customer whose hash is gone is cleaned out; the address brings her login anew.
    browser.jar.delete('access_token');
    browser.jar.set('pwa-geolocation', encodeURIComponent('{"region":"5","city":"120"}'));
    const tab = browser.open();
    const steps = stepsOf(tab);
    await startVisit(tab.started, '?sortingFormula=f1', () => ({ hash: 'h-1100', emptyCart: false }));
    expect(steps).toEqual([
      'rehydrated',
      sessionEnded.type,
      // Without her the cookie counts.
      cityRegionChanged.type,
      loginSucceeded.type,
      cityRegionChanged.type,
      formulaFound.type,
    ]);
    expect(formulaOf(tab)).toBe('f1');
    expect(browser.jar.get('custom_filter_sorting')).toBe('f1');
  });

  test('APP-45, GEO-02: the formula waits for the addresses of a login, which bring the location', async () => {
    const tab = (await newBrowser()).open();
    const { asked, release } = hold('customer/address');
    const started = startVisit(tab.started, '?sortingFormula=f1', () => ({
      hash: 'h-1100',
      emptyCart: false,
    }));
    await asked;
    expect([tab.customer().decided, formulaOf(tab)]).toEqual([true, undefined]);
    const steps = stepsOf(tab);
    release();
    await started;
    expect(selectCityRegion(tab.store.getState())).toBeDefined();
    expect(steps).toEqual(['rehydrated', cityRegionChanged.type, formulaFound.type]);
  });

  test('APP-45: addresses that are not answered leave the location, and the formula comes', async () => {
    const tab = (await newBrowser()).open();
    wire.intercept = ({ url }) =>
      url.includes('customer/address') ? Promise.reject(new TypeError('Failed to fetch')) : undefined;
    await startVisit(tab.started, '?sortingFormula=f1', () => ({ hash: 'h-1100', emptyCart: false }));
    expect([selectCityRegion(tab.store.getState()), formulaOf(tab)]).toEqual([undefined, 'f1']);
  });

  test('APP-45, FLAG-24: no flag is asked for, and none holds it up', async () => {
    const tab = (await newBrowser()).open();
    wire.intercept = ({ url }) => (url.includes('/flags/') ? new Promise(() => undefined) : undefined);
    await startVisit(tab.started, '?sortingFormula=f1', nobody);
    expect([tab.customer().decided, formulaOf(tab), wire.requests]).toEqual([true, 'f1', []]);
  });

  test.each(['', '?sortingFormula=', '?q=botas'])(
    'CAT-33: an address with %j leaves the formula',
    async (search) => {
      const browser = await newBrowser();
      const tab = browser.open();
      await startVisit(tab.started, search, nobody);
      expect(formulaOf(tab)).toBeUndefined();
      expect(browser.jar.has('custom_filter_sorting')).toBe(false);
    },
  );

  test('CAT-36: that of a list which was opened meanwhile stays', async () => {
    const tab = (await newBrowser()).open();
    const { asked, release } = hold('customer/login');
    const started = startVisit(tab.started, '?sortingFormula=f1', () => ({
      hash: 'h-1100',
      emptyCart: false,
    }));
    await asked;
    tab.store.dispatch(formulaFound({ formula: 'f2', until: Date.now() + 86_400_500 }));
    release();
    await started;
    expect(formulaOf(tab)).toBe('f2');
  });
});

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const loadSession = () => import('#flows/session/session.ts');

describe('the deferred step', () => {
  const step = (tab: Tab, take: () => undefined | { hash: string; emptyCart: boolean }, load?: never) =>
    startSession(tab.started, take, load);

  test('ROUTE-49: decides a visit without a session at once, and loads nothing', async () => {
    const { open } = await newBrowser();
    const tab = open();
    const load = vi.fn();
    await step(tab, () => undefined, load as never);
    expect(tab.customer()).toMatchObject(nobody);
    expect(load).not.toHaveBeenCalled();
  });

  test('SESS-36, ROUTE-49: a visit with one waits for it', async () => {
    const { open } = await newBrowser();
    const tab = open();
    await step(tab, () => ({ hash: 'h-1100', emptyCart: false }));
    expect(tab.customer()).toMatchObject({ loggedIn: true, decided: true });
  });

  test('ROUTE-49: code that does not load decides too, and removes nothing', async () => {
    const browser = await returning();
    const tab = browser.open();
    await step(tab, () => undefined, (() => Promise.reject(new Error('gone'))) as never);
    expect(tab.customer()).toMatchObject({ loggedIn: true, decided: true });
    expect(browser.jar.get('access_token')).toBe('h-1100');
  });

  test('SESS-39: where the server was not reached, it is asked again when the network is back, and not before', async () => {
    const browser = await returning();
    const tab = browser.open();
    wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    await step(tab, () => undefined);
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
    await step(tab, () => undefined);
    expect([...browser.jar.keys()]).toEqual(['old-session-id']);
    expect(logins()).toEqual([]);
    const load = vi.fn();
    await step(browser.open(), () => undefined, load as never);
    expect(load).not.toHaveBeenCalled();
  });

  test('SESS-40, SESS-42: a slow storage is awaited before it is decided', async () => {
    const browser = await returning();
    delete browser.storage.texts['keep_session'];
    const read = browser.storage.getItem;
    browser.storage.getItem = (key) =>
      new Promise((resolve) => setTimeout(() => resolve(read(key)), key === 'persist:root' ? 20 : 0));
    const tab = browser.open();
    await step(tab, () => undefined);
    expect(tab.customer()).toMatchObject(nobody);
    expect(logins()).toEqual([]);
  });

  test('SESS-17, SESS-35: a visit without a session takes over that of another tab', async () => {
    const browser = await newBrowser();
    const [anonymous, other] = [browser.open(), await reopened(browser)];
    await step(anonymous, () => undefined);
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
    await step(tab, () => ({ hash: 'h-1101', emptyCart: true }));
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

  test.each([
    ['was not answered', loadSession],
    ['was not sent, as its code did not load', () => Promise.reject(new Error('gone'))],
  ])(
    'SESS-36, SESS-43: a login by the address that %s is not repeated after a sign out',
    async (_what, load) => {
      const { open } = await newBrowser();
      const tab = open();
      const loads = vi.fn(loadSession).mockImplementationOnce(load);
      wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
      await step(tab, () => ({ hash: 'h-1100', emptyCart: true }), loads as never);
      wire.intercept = undefined;
      await signIn(tab.context, formOf('nueva'));
      void signOut(tab.context);
      wire.requests = [];
      tab.store.dispatch(networkChanged(true));
      await turn();
      expect(loads).toHaveBeenCalledTimes(2);
      expect(logins()).toEqual([]);
      expect(tab.customer()).toMatchObject(nobody);
    },
  );
});
