import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeCart, linesIn, whenCartIdle } from '#flows/cart/cartCalls.ts';
import { networkChanged } from '#store/online.ts';
import { connectCustomers, expectNobody, formOf, sentTo, wire } from '#testing/backend/customerTab.ts';
import { guestSignsIn, slowMerge } from '#testing/backend/guestSignsIn.ts';
import { stopClock } from '#testing/render/passTime.ts';
import { mergeUnderWay } from './bringCart.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const refused = async () => Response.json({ error: true, message: 'Not active.', cart: null, errors: [] });
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a sign out while the cart of a guest is merged', () => {
  test('CART-22, SESS-43, STATE-14: waits for it; the item is in the cart of the customer, and nothing on the device', async () => {
    const { onMerge, release } = slowMerge();
    const made = await guestSignsIn(onMerge);
    await made.merging();
    const left = signOut(made.context);
    expect(made.customer().loggedIn).toBe(true);
    expect(made.flashes()).toEqual([]);
    release();
    await left;
    expect(made.ownLines()).toEqual(['CL0301-S', 'ZP0001-38']);
    expect(made.lines()).toEqual([]);
    expect(made.customer()).toMatchObject({ loggedIn: false, endedSessions: 1 });
    expectNobody(made.browser, made.tab);
    expect(made.flashes()).toContain('Sesión cerrada.');
    await expect.poll(() => sentTo('alicelogout')).toHaveLength(1);
  });

  test.each([
    ['refused', refused],
    ['cut', cut],
  ])('CART-22: that is %s leaves the item to the guest', async (_fault, onMerge) => {
    const made = await guestSignsIn(onMerge);
    await signOut(made.context);
    expect(made.customer().loggedIn).toBe(false);
    expectNobody(made.browser, made.tab);
    expect(made.lines()).toEqual(['ZP0001-38']);
    // A cart of her own: the other one may be that of the customer by now.
    await expect.poll(() => made.linesAt(made.hash() ?? '')).toEqual(['ZP0001-38']);
    expect([made.guestHash, 'ca1100', '']).not.toContain(made.hash());
  });

  test('CART-22, SESS-45: that is not answered waits 10 s at most', async () => {
    const made = await guestSignsIn(() => new Promise(() => undefined));
    await made.merging();
    stopClock();
    const left = signOut(made.context);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(made.customer().loggedIn).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    await left;
    expect(made.customer().loggedIn).toBe(false);
    expect(made.lines()).toEqual(['ZP0001-38']);
  });

  test('SESS-45, CART-22: does not wait without network', async () => {
    const made = await guestSignsIn(() => new Promise(() => undefined));
    await made.merging();
    made.store.dispatch(networkChanged(false));
    void signOut(made.context);
    expect(made.customer().loggedIn).toBe(false);
    expect(made.lines()).toEqual(['ZP0001-38']);
    // No server has this cart yet.
    expect(made.hash()).toBe('');
  });

  test('SESS-46, ERR-66: that finds the session expired is a sign out all the same', async () => {
    const { onMerge, release } = slowMerge();
    const expired = () =>
      Promise.resolve(Response.json({ error: true, message: 'Requested token not found.' }));
    const made = await guestSignsIn(() => onMerge(expired));
    await made.merging();
    const left = signOut(made.context);
    release();
    await left;
    expect(made.flashes()).toEqual(['Sesión cerrada.']);
    expect(made.customer()).toMatchObject({ loggedIn: false, endedSessions: 1, lastEnd: 'logout' });
    expect(made.lines()).toEqual(['ZP0001-38']);
  });

  test('SESS-43: is one end, however often it is asked for', async () => {
    const { onMerge, release } = slowMerge();
    const made = await guestSignsIn(onMerge);
    await made.merging();
    const both = [signOut(made.context), signOut(made.context)];
    release();
    await Promise.all(both);
    expect(made.customer().endedSessions).toBe(1);
    expect(sentTo('alicelogout')).toHaveLength(1);
  });

  test('STATE-14: does not end the session of a customer who signs in meanwhile', async () => {
    const made = await guestSignsIn(() => new Promise(() => undefined));
    await made.merging();
    const left = signOut(made.context);
    wire.intercept = undefined;
    await signIn(made.context, formOf('nueva'));
    await left;
    expect(made.customer()).toMatchObject({
      loggedIn: true,
      idCustomer: '1101',
      endedSessions: 1,
      lastEnd: 'logout',
    });
    expect(made.flashes()).toEqual([]);
    // The guest's item is the next one's: nobody else has it.
    await expect.poll(() => made.session.carts.find(made.hash() ?? '')?.customer).toBe('1101');
    expect(made.lines()).toEqual(['ZP0001-38']);
    expect(made.ownLines()).toEqual(['CL0301-S']);
  });
});

describe('the end of a session whose merge has failed', () => {
  test('STATE-14: takes what the customer has added since, and leaves what she has removed', async () => {
    const made = await guestSignsIn(refused);
    const { store } = made;
    await whenCartIdle(store);
    const dress = { item: 'AN0107-38', quantity: 1 };
    await changeCart(store, { ...dress, lines: [...linesIn(store), dress] });
    await whenCartIdle(store);
    expect(made.lines()).toEqual(['ZP0001-38', 'AN0107-38']);
    // Nothing is under way that it could wait for: the merge is repeated after each read.
    await expect.poll(() => mergeUnderWay(store)).toBeUndefined();
    void signOut(made.context);
    expect(made.customer().loggedIn).toBe(false);
    expect(made.lines()).toEqual(['ZP0001-38']);
  });

  test('CART-22, SESS-46: leaves the item to the guest when it has expired too', async () => {
    const made = await guestSignsIn(async () =>
      Response.json({ error: true, message: 'Requested token not found.' }),
    );
    await expect.poll(() => made.customer().loggedIn).toBe(false);
    expect(made.flashes()).toEqual(['Error de autorización. Ingrese nuevamente.']);
    expect(made.lines()).toEqual(['ZP0001-38']);
  });

  test('STATE-14: takes the cart of a customer who has signed in once more', async () => {
    const made = await guestSignsIn((answer) => answer());
    await expect.poll(() => made.hash()).toBe('ca1100');
    wire.intercept = ({ url }) => (url.includes('cart/merge') ? new Promise(() => undefined) : undefined);
    await signIn(made.context, formOf('ana'));
    void signOut(made.context);
    expect(made.customer().loggedIn).toBe(false);
    expect(made.lines()).toEqual([]);
  });

  test('STATE-14: takes all once the item has come into the cart of the customer', async () => {
    const made = await guestSignsIn((answer) => answer());
    await expect.poll(() => made.hash()).toBe('ca1100');
    await signOut(made.context);
    expect(made.store.getState().cart.cart).toBeUndefined();
    wire.intercept = undefined;
    await signIn(made.context, formOf('nueva'));
    await expect.poll(() => sentTo('cart/gethash')).toHaveLength(1);
    expect(made.lines()).toEqual([]);
  });
});
