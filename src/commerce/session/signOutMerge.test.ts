import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { changeCart, linesIn } from '#commerce/cart/cartCalls.ts';
import { whenCartIdle } from '#commerce/cart/whenCartIdle.ts';
import { networkChanged } from '#store/online.ts';
import { connectCustomers, expectNobody, formOf, newBrowser, sentTo, wire } from '#testing/customerTab.ts';
import { stopClock } from '#testing/passTime.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const own = { item: 'CL0301-S', quantity: 2 };

/** A guest with an item in her cart who has signed in as Ana; what the network does with the merge is up to `onMerge`. */
async function signedIn(onMerge: (answer: () => Promise<Response>) => Promise<Response>) {
  const browser = await newBrowser();
  const { session } = browser;
  const opened = browser.open();
  const { store, context } = opened;
  for (const item of ['ZP0001-38', 'AN0107-38', 'CL0301-S']) session.stock.set(item, 5);
  await session.carts.change('ca1100', (row) => {
    row.lines = [own];
  });
  await store.dispatch(cartApi.endpoints.createCart.initiate({ items: 'ZP0001-38=1' }));
  const guestHash = store.getState().cart.cart?.hash ?? '';
  wire.intercept = ({ url }, answer) => (url.includes('cart/merge') ? onMerge(answer) : undefined);
  await signIn(context, formOf('ana'));
  const linesOf = (hash: string) => session.carts.find(hash)?.lines.map(({ item }) => item);
  return {
    ...opened,
    browser,
    session,
    guestHash,
    lines: () => linesIn(store).map(({ item }) => item),
    hash: () => store.getState().cart.cart?.hash,
    linesAt: linesOf,
    ownLines: () => linesOf('ca1100'),
    merging: async () => await expect.poll(() => sentTo('cart/merge')).not.toHaveLength(0),
  };
}

/** A merge whose answer waits for `release`. */
function slow() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { release: resolve, onMerge: (answer: () => Promise<Response>) => promise.then(answer) };
}

const refused = async () => Response.json({ error: true, message: 'Not active.', cart: null, errors: [] });
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a sign out while the cart of a guest is merged', () => {
  test('CART-22, SESS-43, STATE-14: waits for it; the item is in the cart of the customer, and nothing on the device', async () => {
    const { onMerge, release } = slow();
    const made = await signedIn(onMerge);
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
    const made = await signedIn(onMerge);
    await signOut(made.context);
    expect(made.customer().loggedIn).toBe(false);
    expectNobody(made.browser, made.tab);
    expect(made.lines()).toEqual(['ZP0001-38']);
    // A cart of her own: the other one may be that of the customer by now.
    await expect.poll(() => made.linesAt(made.hash() ?? '')).toEqual(['ZP0001-38']);
    expect([made.guestHash, 'ca1100', '']).not.toContain(made.hash());
  });

  test('CART-22, SESS-45: that is not answered waits 10 s at most', async () => {
    const made = await signedIn(() => new Promise(() => undefined));
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
    const made = await signedIn(() => new Promise(() => undefined));
    await made.merging();
    made.store.dispatch(networkChanged(false));
    void signOut(made.context);
    expect(made.customer().loggedIn).toBe(false);
    expect(made.lines()).toEqual(['ZP0001-38']);
    // No server has this cart yet.
    expect(made.hash()).toBe('');
  });

  test('SESS-46, ERR-66: that finds the session expired is a sign out all the same', async () => {
    const { onMerge, release } = slow();
    const expired = () =>
      Promise.resolve(Response.json({ error: true, message: 'Requested token not found.' }));
    const made = await signedIn(() => onMerge(expired));
    await made.merging();
    const left = signOut(made.context);
    release();
    await left;
    expect(made.flashes()).toEqual(['Sesión cerrada.']);
    expect(made.customer()).toMatchObject({ loggedIn: false, endedSessions: 1, lastEnd: 'logout' });
    expect(made.lines()).toEqual(['ZP0001-38']);
  });

  test('SESS-43: is one end, however often it is asked for', async () => {
    const { onMerge, release } = slow();
    const made = await signedIn(onMerge);
    await made.merging();
    const both = [signOut(made.context), signOut(made.context)];
    release();
    await Promise.all(both);
    expect(made.customer().endedSessions).toBe(1);
    expect(sentTo('alicelogout')).toHaveLength(1);
  });

  test('STATE-14: does not end the session of a customer who signs in meanwhile', async () => {
    const made = await signedIn(() => new Promise(() => undefined));
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
    // The guest's item is the next one's: nobody else has it.
    await expect.poll(() => made.session.carts.find(made.hash() ?? '')?.customer).toBe('1101');
    expect(made.lines()).toEqual(['ZP0001-38']);
    expect(made.ownLines()).toEqual(['CL0301-S']);
  });
});

describe('the end of a session whose merge has failed', () => {
  test('STATE-14: takes what the customer has added since, and leaves what she has removed', async () => {
    const made = await signedIn(refused);
    const { store } = made;
    await whenCartIdle(store);
    const dress = { item: 'AN0107-38', quantity: 1 };
    await changeCart(store, { ...dress, lines: [...linesIn(store), dress] });
    await whenCartIdle(store);
    expect(made.lines()).toEqual(['ZP0001-38', 'AN0107-38']);
    // Nothing is under way that it could wait for.
    void signOut(made.context);
    expect(made.customer().loggedIn).toBe(false);
    expect(made.lines()).toEqual(['ZP0001-38']);
  });

  test('CART-22, SESS-46: leaves the item to the guest when it has expired too', async () => {
    const made = await signedIn(async () =>
      Response.json({ error: true, message: 'Requested token not found.' }),
    );
    await expect.poll(() => made.customer().loggedIn).toBe(false);
    expect(made.flashes()).toEqual(['Error de autorización. Ingrese nuevamente.']);
    expect(made.lines()).toEqual(['ZP0001-38']);
  });

  test('STATE-14: takes the cart of a customer who has signed in once more', async () => {
    const made = await signedIn((answer) => answer());
    await expect.poll(() => made.hash()).toBe('ca1100');
    wire.intercept = ({ url }) => (url.includes('cart/merge') ? new Promise(() => undefined) : undefined);
    await signIn(made.context, formOf('ana'));
    void signOut(made.context);
    expect(made.customer().loggedIn).toBe(false);
    expect(made.lines()).toEqual([]);
  });

  test('STATE-14: takes all once the item has come into the cart of the customer', async () => {
    const made = await signedIn((answer) => answer());
    await expect.poll(() => made.hash()).toBe('ca1100');
    await signOut(made.context);
    expect(made.store.getState().cart.cart).toBeUndefined();
    wire.intercept = undefined;
    await signIn(made.context, formOf('nueva'));
    await expect.poll(() => sentTo('cart/gethash')).toHaveLength(1);
    expect(made.lines()).toEqual([]);
  });
});
