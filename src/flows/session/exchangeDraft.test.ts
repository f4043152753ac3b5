import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logoutChannel } from '#app/start/syncTabs.ts';
import { linkTabs } from '#store/persistence/otherTabs.ts';
import { exchangeBankKey, exchangeDraftKey } from '#store/session/traces.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import {
  type Browser,
  connectCustomers,
  formOf,
  newBrowser,
  reopened,
} from '#testing/backend/customerTab.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const draft = '{"customer":"1100","draft":{"order_nr":"300411007"}}';

const open: ReturnType<typeof logoutChannel>[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

/** A tab that hears of logouts in others, as the page does. */
async function hearingTab(browser: Browser) {
  const tab = await reopened(browser);
  const { persistence, started } = tab;
  if (persistence === undefined) throw new Error('This tab stores nothing.');
  const channel = logoutChannel({ ...started, persistence });
  linkTabs(tab.store, { ...persistence, notifyLogout: channel.tell });
  channel.open();
  open.push(channel);
  return tab;
}

/** Two tabs of one customer, each with an exchange that was begun. */
async function twoExchanges() {
  const browser = await newBrowser();
  const tabs = [await hearingTab(browser), await hearingTab(browser)] as const;
  const [one, other] = tabs;
  await signIn(one.context, formOf('ana', true));
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  await vi.waitFor(() => expect(other.tab.texts['token']).toBeDefined());
  for (const { tab } of tabs) {
    tab.setItem(exchangeDraftKey, draft);
    tab.setItem(exchangeBankKey, '{"owner_name":"Ana"}');
  }
  return tabs;
}

test('AFTER-04, STATE-14: the end of a session leaves an exchange, and none of the bank data, in both tabs', async () => {
  const [one, other] = await twoExchanges();
  one.store.dispatch(sessionEnded('expiry'));
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  expect(other.customer().loggedIn).toBe(false);
  for (const { tab } of [one, other]) {
    expect(tab.texts[exchangeDraftKey]).toBe(draft);
    expect(tab.texts).not.toHaveProperty(exchangeBankKey);
  }
});

test('AFTER-04, STATE-14, PERS-10: a logout removes the exchange of both tabs, and the bank data', async () => {
  const [one, other] = await twoExchanges();
  await signOut(one.context);
  expect(one.tab.texts).not.toHaveProperty(exchangeDraftKey);
  expect(one.tab.texts).not.toHaveProperty(exchangeBankKey);
  await expect.poll(() => other.tab.texts).not.toHaveProperty(exchangeDraftKey);
  expect(other.tab.texts).not.toHaveProperty(exchangeBankKey);
  expect(other.customer().loggedIn).toBe(false);
});

test('another customer who signs in removes the exchange of the one before, in both tabs', async () => {
  const [one, other] = await twoExchanges();
  await signIn(one.context, formOf('nueva'));
  expect(one.tab.texts).not.toHaveProperty(exchangeDraftKey);
  await expect.poll(() => other.tab.texts).not.toHaveProperty(exchangeDraftKey);
});

test('AFTER-04: a logout leaves the exchange in a browser of somebody else', async () => {
  const [one, other] = await twoExchanges();
  const [stranger] = await twoExchanges();
  await signOut(one.context);
  await expect.poll(() => other.tab.texts).not.toHaveProperty(exchangeDraftKey);
  expect(stranger.tab.texts[exchangeDraftKey]).toBe(draft);
});

test('AFTER-04: where tabs have no channel, each is for itself', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const [one, other] = await twoExchanges();
  await signOut(one.context);
  expect(one.tab.texts).not.toHaveProperty(exchangeDraftKey);
  expect(other.tab.texts[exchangeDraftKey]).toBe(draft);
});

test('AFTER-04: an exchange is not removed by a session of somebody else that has expired', async () => {
  const [, other] = await twoExchanges();
  other.store.dispatch(sessionEnded('expiry'));
  await signIn(other.context, formOf('nueva'));
  other.store.dispatch(sessionEnded('expiry'));
  expect(other.tab.texts[exchangeDraftKey]).toBe(draft);
});
