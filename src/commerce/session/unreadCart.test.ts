import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectCart, selectCartUnread } from '#store/cart.ts';
import { connectCustomers, formOf, newBrowser, wire } from '#testing/customerTab.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const unavailable = () => Response.json({ message: 'Service unavailable.' }, { status: 503 });

test('a cart that was looked for in vain is nothing to who comes after the customer', async () => {
  const { context, store } = (await newBrowser()).open();
  wire.intercept = ({ url }) => (url.includes('/cart/') ? unavailable() : undefined);
  await signIn(context, formOf('ana'));
  await expect.poll(() => selectCartUnread(store.getState())).toBe(1);
  expect(selectCart(store.getState())).toBeUndefined();
  await signOut(context);
  expect(selectCartUnread(store.getState())).toBe(0);
});
