import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectCustomers, formOf, newBrowser, reopened, returning } from '#testing/backend/customerTab.ts';
import { hasToken } from './store.ts';
import { restoreSession } from '#flows/session/restoreSession.ts';
import { signIn } from '#flows/session/signIn.ts';
import { signOut } from '#flows/session/signOut.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

test('SESS-17: a tab has a token from the sign in to the sign out', async () => {
  const { open } = await newBrowser();
  const { context, store } = open();
  expect(hasToken(store)).toBe(false);
  await signIn(context, formOf('ana'));
  expect(hasToken(store)).toBe(true);
  await signOut(context);
  expect(hasToken(store)).toBe(false);
});

test('SESS-17, SESS-35: a new tab of a customer has one once she is logged in by the device', async () => {
  const { context, store, customer } = await reopened(await returning());
  expect([customer().loggedIn, hasToken(store)]).toEqual([true, false]);
  await restoreSession(context, undefined);
  expect(hasToken(store)).toBe(true);
});
