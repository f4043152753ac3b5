import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkChanged } from '#store/online.ts';
import { connectCustomers, formOf, sentTo } from '#testing/customerTab.ts';
import { guestSignsIn } from '#testing/guestSignsIn.ts';
import { turn } from '#testing/turn.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

test('CART-22, STATE-14: a merge that ends with its session has not brought the item to the next customer', async () => {
  const made = await guestSignsIn(() => new Promise(() => undefined));
  await made.merging();
  await signIn(made.context, formOf('nueva'));
  await expect.poll(() => sentTo('cart/merge')).toHaveLength(2);
  await turn();
  expect(made.customer().idCustomer).toBe('1101');
  made.store.dispatch(networkChanged(false));
  await signOut(made.context);
  expect(made.lines()).toEqual(['ZP0001-38']);
});
