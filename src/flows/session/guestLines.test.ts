import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSession } from '#app/start/startVisit.ts';
import { changeCart, linesIn, whenCartIdle } from '#flows/cart/cartCalls.ts';
import { type Line, withLine } from '#rules/cart/cart.ts';
import type { Store } from '#store/store.ts';
import { networkChanged } from '#store/online.ts';
import { connectCustomers, formOf, reopened, sentTo, wire } from '#testing/backend/customerTab.ts';
import { guestSignsIn } from '#testing/backend/guestSignsIn.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';
import { memoryTab, turn } from '#testing/fakeBrowser.ts';
import { bringCart, mergeUnderWay } from './bringCart.ts';
import { noteGuestLines, unmergedCart } from './guestLines.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

describe('a merge that leaves an item out', () => {
  const start = signInBackend();

  test("CART-22, STATE-14: what the customer adds later is not the guest's", async () => {
    const made = await start('left out', ['ZP0001-38'], [{ item: 'CL0301-S', quantity: 2 }]);
    const { store, db, merged, change, lines } = made;
    noteGuestLines(store);
    db.stock.set('ZP0001-38', 0);
    await bringCart(store, merged);
    expect(lines()).toBe('CL0301-S=2');
    db.stock.set('ZP0001-38', 5);
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

describe('a merge that is owed after a reload', () => {
  beforeEach(connectCustomers);
  afterEach(() => vi.unstubAllGlobals());

  // What a guest had in the cart when she signed in, where the page or the tab is another one at the end of the session.

  const overloaded = async () => new Response('', { status: 503 });
  const expired = async () => Response.json({ error: true, message: 'Requested token not found.' });
  const linesOf = (store: Store) => linesIn(store).map(({ item }) => item);

  /** A guest who has signed in while every merge is answered by an overloaded server. */
  async function unmerged() {
    const made = await guestSignsIn(overloaded);
    await made.merging();
    await expect.poll(() => sentTo('wishlist')).toHaveLength(1);
    await whenCartIdle(made.store);
    expect(made.lines()).toEqual(['ZP0001-38']);
    expect(made.ownLines()).toEqual(['CL0301-S']);
    await made.persistence?.flush();
    return made;
  }

  test('CART-22: a reload before the merge leaves the item to the guest, when the session expires', async () => {
    const { browser, tab } = await unmerged();
    const { started, store, customer } = await reopened(browser, tab);
    wire.intercept = ({ url }) =>
      url.includes('cart/merge') ? overloaded() : url.includes('customer/info') ? expired() : undefined;
    await startSession(started, () => undefined);
    await expect.poll(() => customer().loggedIn).toBe(false);
    expect(linesOf(store)).toEqual(['ZP0001-38']);
  });

  test('CART-22: so does a reload before a sign out', async () => {
    const { browser, tab } = await unmerged();
    const { started, store, context } = await reopened(browser, tab);
    await startSession(started, () => undefined);
    await signOut(context);
    expect(linesOf(store)).toEqual(['ZP0001-38']);
  });

  test('CART-22, KEEP-04: a sign out in another tab leaves it to the guest in both', async () => {
    const { browser, tab, store, persistence } = await unmerged();
    const other = await reopened(browser, memoryTab({ ...tab.texts }));
    await signOut(other.context);
    await other.persistence?.flush();
    persistence?.mergeOtherTab();
    expect(linesOf(other.store)).toEqual(['ZP0001-38']);
    expect(linesOf(store)).toEqual(['ZP0001-38']);
  });

  test("STATE-14: an item that was removed since the sign in and added again is the customer's", async () => {
    const { store, context, lines } = await unmerged();
    const [shoes, dress] = ['ZP0001-38', 'AN0107-38'].map((item) => ({ item, quantity: 1 })) as [Line, Line];
    for (const change of [dress, { ...shoes, quantity: 0 }, shoes]) {
      await changeCart(store, { ...change, lines: withLine(linesIn(store), change) });
      await whenCartIdle(store);
    }
    expect(lines().toSorted()).toEqual(['AN0107-38', 'ZP0001-38']);
    await expect.poll(() => mergeUnderWay(store)).toBeUndefined();
    await signOut(context);
    expect(linesOf(store)).toEqual([]);
  });

  test('CART-22, STATE-14: once a merge after the reload has brought it, the end leaves nothing', async () => {
    const { browser, tab, ownLines } = await unmerged();
    wire.intercept = undefined;
    const { started, store, context } = await reopened(browser, tab);
    await startSession(started, () => undefined);
    await expect.poll(ownLines).toEqual(['CL0301-S', 'ZP0001-38']);
    await expect.poll(() => linesOf(store)).toEqual(['CL0301-S', 'ZP0001-38']);
    await signOut(context);
    expect(linesOf(store)).toEqual([]);
  });

  test('STATE-14, KEEP-04: a merge in another tab is known here: the end leaves nothing', async () => {
    const { browser, tab, context, store, persistence, ownLines } = await unmerged();
    wire.intercept = undefined;
    const other = await reopened(browser, memoryTab({ ...tab.texts }));
    await startSession(other.started, () => undefined);
    await expect.poll(ownLines).toEqual(['CL0301-S', 'ZP0001-38']);
    await expect.poll(() => linesOf(other.store)).toEqual(['CL0301-S', 'ZP0001-38']);
    await other.persistence?.flush();
    persistence?.mergeOtherTab();
    await signOut(context);
    expect(linesOf(store)).toEqual([]);
  });
});

describe('the next customer', () => {
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
});
