import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exchangeBankKey, exchangeDraftKey } from '#store/session/exchangeKeys.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { connectCustomers, formOf, newBrowser, reopened } from '#testing/customerTab.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const draft = '{"customer":"1100","draft":{"order_nr":"300411007"}}';

/** Two tabs of one customer, each with an exchange that was begun. */
async function twoExchanges() {
  const browser = await newBrowser();
  const tabs = [await reopened(browser), await reopened(browser)] as const;
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

test('AFTER-04, STATE-14: a logout removes the exchange of its tab', async () => {
  const [one] = await twoExchanges();
  await signOut(one.context);
  expect(one.tab.texts).not.toHaveProperty(exchangeDraftKey);
  expect(one.tab.texts).not.toHaveProperty(exchangeBankKey);
});

test('AFTER-04: an exchange is not removed by a session of somebody else that has expired', async () => {
  const [, other] = await twoExchanges();
  other.store.dispatch(sessionEnded('expiry'));
  await signIn(other.context, formOf('nueva'));
  other.store.dispatch(sessionEnded('expiry'));
  expect(other.tab.texts[exchangeDraftKey]).toBe(draft);
});
