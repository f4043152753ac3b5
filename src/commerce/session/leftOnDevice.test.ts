import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { savedLines } from '#commerce/cart/savedLines.ts';
import { aCartItem } from '#fixtures/cart.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { connectCustomers, formOf, newBrowser, reopened } from '#testing/customerTab.ts';
import { memoryStorage } from '#testing/memoryStorage.ts';
import { turn } from '#testing/turn.ts';
import { signIn } from './signIn.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const line = aCartItem();
const entries = { saved_lines: JSON.stringify([line]), sync_queue: '{"changes":[]}' };

/** The tab of a customer whose device has lines that are saved for later, and changes that wait. */
async function signedIn(storage: DeviceStorage & { texts: Record<string, string> }) {
  const browser = await newBrowser('ar', { storage });
  const tab = await reopened(browser);
  await signIn(tab.context, formOf('ana'));
  Object.assign(storage.texts, entries);
  return tab;
}

describe.each(['logout', 'expiry', 'cleanOut'] as const)('after a session that has ended by %s', (end) => {
  test('STATE-14, PERS-10: the device has neither saved lines nor changes that wait', async () => {
    const storage = memoryStorage();
    const { store } = await signedIn(storage);
    store.dispatch(sessionEnded(end));
    await expect.poll(() => Object.keys(storage.texts)).not.toContain('saved_lines');
    await turn();
    expect(storage.texts).not.toHaveProperty('saved_lines');
    expect(storage.texts).not.toHaveProperty('sync_queue');
  });

  test('STATE-14: neither has the page the lines that it has shown', async () => {
    const storage = memoryStorage();
    const { store, shop } = await signedIn(storage);
    const list = savedLines(shop);
    list.read();
    await expect.poll(() => list.items().map(({ id }) => id)).toEqual([line.id]);
    store.dispatch(sessionEnded(end));
    await expect.poll(list.items).toEqual([]);
  });
});

const refuse = () => {
  throw new DOMException('Denied.', 'SecurityError');
};

test.each<[string, DeviceStorage['removeItem']]>([
  ['throws', refuse],
  ['rejects', async () => refuse()],
])('SESS-43, PERS-09: a storage that %s does not keep a session from its end', async (_how, removeItem) => {
  const storage = { ...memoryStorage(), removeItem };
  const { store, customer, tab, flashes } = await signedIn(storage);
  store.dispatch(sessionEnded('expiry'));
  await turn();
  expect(customer().loggedIn).toBe(false);
  expect(tab.texts).not.toHaveProperty('token');
  expect(flashes()).toEqual(['Error de autorización. Ingrese nuevamente.']);
});
