import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { aCart } from '#fixtures/cart.ts';
import { cartLost } from '#store/cart.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import {
  connectCustomers,
  formOf,
  logins,
  newBrowser,
  nobody,
  reopened,
  returning,
  wire,
} from '#testing/customerTab.ts';
import { restoreSession } from './restoreSession.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

describe('by the address', () => {
  test('SESS-36, SESS-41: logs an anonymous visitor in, for a day', async () => {
    const browser = await newBrowser();
    const { context, customer } = await reopened(browser);
    await restoreSession(context, { hash: 'h-1101', emptyCart: false });
    expect(customer()).toMatchObject({ loggedIn: true, email: 'nueva@vidriera.example', keepSession: false });
    expect(browser.storage.texts['keep_session']).toBe('0');
  });

  test.each([
    ['h-1101', undefined],
    ['h-foreign', 'kept'],
  ])('SESS-37, SESS-39: the cart is emptied only after the login: hash %s', async (hash, kept) => {
    const { open } = await newBrowser();
    const { context, store, persistence } = open();
    await persistence?.read;
    store.dispatch(rehydrated({ cart: { cart: aCart({ hash: 'kept' }) } }));
    await restoreSession(context, { hash, emptyCart: true });
    expect(store.getState().cart.cart?.hash).toBe(kept);
  });

  test('SESS-37, STATE-14: what it has emptied is left to no guest by a sign out in another tab right after', async () => {
    const browser = await newBrowser();
    const [{ context, store }, other] = [await reopened(browser), await reopened(browser)];
    store.dispatch(rehydrated({ cart: { cart: aCart({ hash: 'kept' }) } }));
    const { promise: emptied, resolve: run } = Promise.withResolvers<unknown>();
    store.react({ matches: cartLost.match, run });
    void restoreSession(context, { hash: 'h-1101', emptyCart: true });
    await emptied;
    void signOut(other.context);
    expect(other.customer()).toMatchObject({ loggedIn: false, endedSessions: 1 });
    expect(other.store.getState().cart.cart).toBeUndefined();
  });

  test('SESS-36: is tried again where the server could not be asked, but not once she has signed in and out', async () => {
    const { context, customer } = await reopened(await newBrowser());
    const asked = { hash: 'h-1101', emptyCart: false };
    wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await restoreSession(context, asked)).toBe(false);
    expect(await restoreSession(context, asked)).toBe(false);
    expect(logins()).toEqual(['hash=h-1101', 'hash=h-1101']);
    wire.intercept = undefined;
    await signIn(context, formOf('ana'));
    await signOut(context);
    const known = logins().length;
    expect(await restoreSession(context, asked)).toBe(true);
    expect(logins()).toHaveLength(known);
    expect(customer()).toMatchObject(nobody);
  });

  test('SESS-36: does not replace a customer whose session lives', async () => {
    const browser = await returning();
    const { context, customer } = await reopened(browser);
    await restoreSession(context, { hash: 'h-1101', emptyCart: true });
    expect(customer().email).toBe('ana@vidriera.example');
  });
});
