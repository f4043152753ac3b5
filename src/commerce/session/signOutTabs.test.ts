import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerCartApi } from '#api/customerCart.ts';
import { linesIn } from '#commerce/cart/cartCalls.ts';
import { networkChanged } from '#store/online.ts';
import { connectCustomers, reopened, sentTo } from '#testing/customerTab.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { guestSignsIn, slowMerge } from '#testing/guestSignsIn.ts';
import { turn } from '#testing/turn.ts';
import { signOut } from './signOut.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

// A sign out while the cart of a guest is merged, and the other tabs of her browser.

test('CART-22: a sign out before the merge leaves the item to the guest in a tab that is opened next, too', async () => {
  const made = await guestSignsIn(() => new Promise(() => undefined));
  await made.merging();
  made.store.dispatch(networkChanged(false));
  void signOut(made.context);
  const next = await reopened(made.browser);
  expect(linesIn(next.store).map(({ item }) => item)).toEqual(['ZP0001-38']);
});

test('CART-22, STATE-14: after a sign out in another tab right after the merge, a guest gets none of the merged items', async () => {
  const { onMerge, release } = slowMerge();
  const made = await guestSignsIn(onMerge);
  await made.merging();
  const other = await reopened(made.browser, memoryTab({ ...made.tab.texts }));
  expect(linesIn(other.store).map(({ item }) => item)).toEqual(['ZP0001-38']);
  const { promise: merged, resolve: run } = Promise.withResolvers<unknown>();
  made.store.react({ matches: customerCartApi.endpoints.mergeCart.matchFulfilled, run });
  release();
  // No timer of the first tab runs from here on, as in one that is hidden.
  await merged;
  void signOut(other.context);
  expect(other.customer()).toMatchObject({ loggedIn: false, endedSessions: 1 });
  expect(linesIn(other.store)).toEqual([]);
});

test('SESS-43: a sign out that waits for the merge is told to the server once, where another tab signs out meanwhile', async () => {
  const { onMerge, release } = slowMerge();
  const made = await guestSignsIn(onMerge);
  await made.merging();
  await made.persistence?.flush();
  const other = await reopened(made.browser, memoryTab({ ...made.tab.texts }));
  const left = signOut(made.context);
  await signOut(other.context);
  await other.persistence?.flush();
  release();
  await left;
  expect(made.customer()).toMatchObject({ loggedIn: false, endedSessions: 1 });
  await turn();
  expect(sentTo('alicelogout')).toHaveLength(1);
});
