import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { networkChanged } from '#store/online.ts';
import { connectCustomers, sentTo, wire } from '#testing/customerTab.ts';
import { guestSignsIn } from '#testing/guestSignsIn.ts';
import { signInBackend } from '#testing/signInBackend.ts';
import { bringCart } from './bringCart.ts';
import { noteGuestLines, unmergedCart } from './guestLines.ts';

describe('a merge that leaves an item out', () => {
  const start = signInBackend();

  test("CART-22, STATE-14: what the customer adds later is not the guest's", async () => {
    const made = await start('left out', ['ZP0001-38'], [{ item: 'CL0301-S', quantity: 2 }]);
    const { store, session, merged, change, lines } = made;
    noteGuestLines(store);
    session.stock.set('ZP0001-38', 0);
    await bringCart(store, merged);
    expect(lines()).toBe('CL0301-S=2');
    session.stock.set('ZP0001-38', 5);
    await change('ZP0001-38', 1);
    expect(lines()).toBe('CL0301-S=2,ZP0001-38=1');
    expect(unmergedCart(store)).toBeUndefined();
  });
});

describe('in the shop, a merge that has failed at sign in', () => {
  beforeEach(connectCustomers);
  afterEach(() => vi.unstubAllGlobals());

  test('CART-22, CART-23, SESS-24: is repeated once the network is back', async () => {
    const made = await guestSignsIn(() => Promise.reject(new TypeError('Failed to fetch')));
    await made.merging();
    await expect.poll(() => sentTo('wishlist')).toHaveLength(1);
    expect(made.ownLines()).toEqual(['CL0301-S']);
    wire.intercept = undefined;
    made.store.dispatch(networkChanged(true));
    await expect.poll(() => made.ownLines()).toEqual(['CL0301-S', 'ZP0001-38']);
    await expect.poll(() => made.lines()).toEqual(['CL0301-S', 'ZP0001-38']);
  });
});
