import { isAnyOf } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cityRegionChanged, selectCityRegion } from '#store/cityRegion.ts';
import { loginSucceeded } from '#store/session/customerEvents.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { formulaFound, selectStoredFormula } from '#store/sortingFormula.ts';
import { connectCustomers, newBrowser, returning, type Tab, wire } from '#testing/backend/customerTab.ts';
import { startVisit } from './startVisit.ts';

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
    // Without her it is that of the cookie.
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
  const started = startVisit(tab.started, '?sortingFormula=f1', () => ({ hash: 'h-1100', emptyCart: false }));
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
  const started = startVisit(tab.started, '?sortingFormula=f1', () => ({ hash: 'h-1100', emptyCart: false }));
  await asked;
  tab.store.dispatch(formulaFound({ formula: 'f2', until: Date.now() + 86_400_500 }));
  release();
  await started;
  expect(formulaOf(tab)).toBe('f2');
});
