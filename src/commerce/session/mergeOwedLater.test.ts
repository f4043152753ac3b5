import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '#app/start/startSession.ts';
import { changeCart, linesIn } from '#commerce/cart/cartCalls.ts';
import { whenCartIdle } from '#commerce/cart/whenCartIdle.ts';
import { type Line, withLine } from '#rules/cart/cart.ts';
import type { Store } from '#store/makeStore.ts';
import { connectCustomers, reopened, sentTo, wire } from '#testing/customerTab.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { guestSignsIn } from '#testing/guestSignsIn.ts';
import { mergeUnderWay } from './bringCart.ts';
import { signOut } from './signOut.ts';

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
