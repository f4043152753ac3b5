import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flashQueued } from '#store/flash.ts';
import {
  connectCustomers,
  formOf,
  newBrowser,
  reopened,
  returning,
  sentTo,
  twoTabsOfAna,
  wire,
} from '#testing/customerTab.ts';
import { restoreSession } from './restoreSession.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

/** Two tabs of a customer who has logged out in the first one, and is told so in the other. */
async function loggedOutInOne() {
  const { tabs } = await twoTabsOfAna();
  const [one, other] = tabs;
  await signOut(one.context);
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.flashes()).toEqual(['Sesión cerrada.']);
  return tabs;
}

test('SESS-43, ERR-66: a customer whom another tab logs out is told so, once', async () => {
  const [, other] = await loggedOutInOne();
  await signOut(other.context);
  expect(other.flashes()).toEqual(['Sesión cerrada.']);
});

test('SESS-35, SESS-43, ERR-66: a tab that waits for a token of its own is told too, and waits no longer', async () => {
  const browser = await returning();
  const one = await reopened(browser);
  await restoreSession(one.context, undefined);
  const held = Promise.withResolvers<Response>();
  const other = await reopened(browser);
  wire.intercept = ({ url }) => (url.includes('/customer/login') ? held.promise : undefined);
  const waiting = restoreSession(other.context, undefined);
  await expect.poll(() => sentTo('/customer/login')).toHaveLength(2);
  await signOut(one.context);
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.flashes()).toEqual(['Sesión cerrada.']);
  await waiting;
  expect(other.customer()).toMatchObject({ decided: true, loggedIn: false });
});

test('SESS-43: a login of the device that is answered after another tab has logged out opens no session', async () => {
  const browser = await returning();
  const one = await reopened(browser);
  await restoreSession(one.context, undefined);
  const held = Promise.withResolvers<void>();
  const other = await reopened(browser);
  wire.intercept = ({ url }, answer) =>
    url.includes('/customer/login') ? held.promise.then(answer) : undefined;
  const waiting = restoreSession(other.context, undefined);
  await expect.poll(() => sentTo('/customer/login')).toHaveLength(2);
  await signOut(one.context);
  await one.persistence?.flush();
  held.resolve();
  expect(await waiting).toBe(true);
  expect(other.customer()).toMatchObject({ decided: true, loggedIn: false });
  expect(other.tab.texts).toEqual({});
});

test('SESS-43, ERR-66: so is one that had begun to start when another tab logged out', async () => {
  const browser = await returning();
  const [one, other] = [await reopened(browser), await reopened(browser)];
  await restoreSession(one.context, undefined);
  await signOut(one.context);
  await one.persistence?.flush();
  await restoreSession(other.context, undefined);
  expect(other.customer()).toMatchObject({ decided: true, loggedIn: false });
  expect(other.flashes()).toEqual(['Sesión cerrada.']);
});

test('SESS-43, STATE-14: what was said to one customer is not shown to the next, in either tab', async () => {
  const { tabs } = await twoTabsOfAna();
  const [one, other] = tabs;
  for (const { store } of tabs)
    store.dispatch(flashQueued({ text: 'Sin conexión', flashMessageType: 'success', undo: 'Deshacer' }));
  await signOut(one.context);
  expect(one.flashes()).toEqual(['Sesión cerrada.']);
  await signIn(one.context, formOf('nueva'));
  expect(one.flashes()).toEqual([]);
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.customer()).toMatchObject({ loggedIn: true, idCustomer: '1101' });
  expect(other.flashes()).toEqual([]);
});

test('SESS-43, STATE-14: a logout that was told in another tab is not, once the next customer has signed in', async () => {
  const [one, other] = await loggedOutInOne();
  await signIn(one.context, formOf('nueva'));
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.customer()).toMatchObject({ loggedIn: true, idCustomer: '1101' });
  expect(other.flashes()).toEqual([]);
});

test('SESS-43, ERR-66: a visitor is told nothing of a session that begins and ends in another tab', async () => {
  const browser = await newBrowser();
  const [one, other] = [await reopened(browser), await reopened(browser)];
  await signIn(one.context, formOf('ana'));
  await signOut(one.context);
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.customer()).toMatchObject({ loggedIn: false, endedSessions: 1 });
  expect(other.flashes()).toEqual([]);
});
