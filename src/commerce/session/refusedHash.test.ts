import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectCustomers, newBrowser, reopened, returning, wire } from '#testing/customerTab.ts';
import { restoreSession } from './restoreSession.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

test.each<[string, string | undefined, boolean]>([
  ['another tab has stored a new one', 'h-new', true],
  ['its cookie has gone', undefined, false],
])(
  'SESS-17, SESS-39: where a hash is refused and meanwhile %s (%s), the customer stays logged in: %s',
  async (_what, stored, loggedIn) => {
    const browser = await returning();
    const { context, customer } = await reopened(browser);
    wire.intercept = ({ url }) => {
      if (!url.includes('customer/login')) return undefined;
      browser.jar.delete('access_token');
      if (stored !== undefined) browser.jar.set('access_token', stored);
      return Response.json({ error: true, message: 'Autologin hash not found.' });
    };
    expect(await restoreSession(context, undefined)).toBe(true);
    expect(customer()).toMatchObject({ loggedIn, decided: true });
    expect(browser.jar.get('access_token')).toBe(stored);
  },
);

test('SESS-39, SESS-48: a hash of an address that is refused leaves no other one either, of which there is no session', async () => {
  const browser = await newBrowser();
  browser.jar.set('access_token', 'h-1100');
  const { context, customer } = await reopened(browser);
  expect(await restoreSession(context, { hash: 'h-foreign', emptyCart: false })).toBe(true);
  expect(customer()).toMatchObject({ loggedIn: false, decided: true });
  expect(browser.jar.has('access_token')).toBe(false);
});
