import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { connectCustomers, newBrowser, reopened } from '#testing/customerTab.ts';
import { putPending } from './pendingChanges.ts';
import { sendQueue } from './sendQueue.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

test('KEEP-10: a change is on the device until its answer is, whenever the page is taken away', async () => {
  const browser = await newBrowser();
  const { storage, session } = browser;
  const { store, shop, persistence } = await reopened(browser);
  session.stock.set('ZP0001-38', 5);
  await store.dispatch(cartApi.endpoints.createCart.initiate({ items: 'ZP0001-38=1' }));
  await persistence?.flush();
  const isKept = () =>
    storage.texts['sync_queue']?.includes('"item":"ZP0001-38"') === true ||
    /quantity\W+3\b/.test(storage.texts['persist:root'] ?? '');
  const kept: boolean[] = [];
  const { setItem } = storage;
  storage.setItem = (key, text) => {
    void setItem(key, text);
    kept.push(isKept());
  };
  putPending(store, shop, { item: 'ZP0001-38', quantity: 3, kind: 'set' });
  await sendQueue(store, shop);
  await persistence?.flush();
  expect(storage.texts['sync_queue']).toContain('"changes":[]');
  expect(new Set(kept)).toEqual(new Set([true]));
});
