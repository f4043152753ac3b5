import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#commerce/session/signIn.ts';
import { signOut } from '#commerce/session/signOut.ts';
import { networkChanged } from '#store/online.ts';
import { selectChanges } from '#store/syncQueue.ts';
import { connectCustomers, formOf, newBrowser, reopened, type Tab } from '#testing/customerTab.ts';
import { putPending } from './pendingChanges.ts';
import { discardChange, mergeQueue, resumeQueue } from './sendQueue.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const put = ({ store, shop }: Tab, item: string) =>
  putPending(store, shop, { item, quantity: 1, kind: 'set' });

const waiting = ({ store }: Tab) => selectChanges(store.getState()).map(({ item }) => item);

/** A customer with a change that waits in two tabs, who has logged out in the first one, which the other has not seen yet. */
async function loggedOut() {
  const browser = await newBrowser();
  const tabs = [await reopened(browser), await reopened(browser)] as const;
  const [one, other] = tabs;
  await signIn(one.context, formOf('ana'));
  await one.persistence?.flush();
  other.persistence?.mergeOtherTab();
  for (const { store } of tabs) store.dispatch(networkChanged(false));
  const id = put(other, 'ZP0001-38');
  expect(waiting(other)).toEqual(['ZP0001-38']);
  const before = browser.storage.texts['sync_queue'] ?? '';
  await signOut(one.context);
  return { browser, one, other, id, before };
}

test.each([
  ['merges', mergeQueue, {}],
  ['goes on with', resumeQueue, { waits: true }],
])(
  'KEEP-02, STATE-14: a tab that %s the queue has that of the session that another one has begun, and nothing of the one before',
  async (_does, read, more) => {
    const { browser, one, other } = await loggedOut();
    put(one, 'ZP0002-39');
    const written = JSON.parse(browser.storage.texts['sync_queue'] ?? '') as object;
    await read(other.store, other.shop);
    expect(other.customer().loggedIn).toBe(false);
    expect(waiting(other)).toEqual(['ZP0002-39']);
    // There is no network here, which the device tells to the tabs.
    expect(JSON.parse(browser.storage.texts['sync_queue'] ?? '')).toEqual({ ...written, ...more });
  },
);

test('KEEP-02, KEEP-10: a change that is made before a tab has seen the session of another one is kept beside its changes', async () => {
  const { browser, one, other } = await loggedOut();
  put(one, 'ZP0002-39');
  put(other, 'ZP0003-40');
  expect(waiting(other)).toEqual(['ZP0003-40']);
  const later = await reopened(browser);
  mergeQueue(later.store, later.shop);
  // Both may be of the same millisecond.
  expect(waiting(later).toSorted()).toEqual(['ZP0002-39', 'ZP0003-40']);
});

test('KEEP-02, STATE-14: a change of the session before that is discarded takes none of the new one away', async () => {
  const { browser, one, other, id } = await loggedOut();
  put(one, 'ZP0002-39');
  discardChange(other.store, other.shop, id);
  const later = await reopened(browser);
  mergeQueue(later.store, later.shop);
  expect(waiting(later)).toEqual(['ZP0002-39']);
});

test('KEEP-02, STATE-14: what a third tab writes of the session before is void, also to a tab that has not seen its end', async () => {
  const { browser, other, before } = await loggedOut();
  browser.storage.texts['sync_queue'] = before.replaceAll('ZP0001-38', 'ZP0004-41');
  mergeQueue(other.store, other.shop);
  expect(other.customer().loggedIn).toBe(false);
  expect(waiting(other)).toEqual([]);
});

test('KEEP-02, STATE-14: what a third tab has written of the session before is not taken over by a change of the new one', async () => {
  const { browser, one, before } = await loggedOut();
  browser.storage.texts['sync_queue'] = before.replaceAll('ZP0001-38', 'ZP0004-41');
  put(one, 'ZP0002-39');
  const later = await reopened(browser);
  mergeQueue(later.store, later.shop);
  expect(waiting(later)).toEqual(['ZP0002-39']);
});
