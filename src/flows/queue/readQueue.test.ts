import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCart, aCartReply } from '#fixtures/cart.ts';
import { signIn } from '#flows/session/signIn.ts';
import { signOut } from '#flows/session/signOut.ts';
import { flashesTimedOut, selectFlashes } from '#store/flash.ts';
import { networkChanged } from '#store/online.ts';
import { queueVersion } from '#store/persistence/persistedSlices.ts';
import { selectQueuedChanges } from '#store/syncQueue.ts';
import { connectCustomers, formOf, newBrowser, reopened, type Tab } from '#testing/backend/customerTab.ts';
import { queueBackend } from '#testing/backend/queueDevice.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { discardChange, mergeQueue, resumeQueue } from './sendQueue.ts';
import { queueChange } from './storedQueue.ts';

const device = queueBackend();

describe('many and strange changes', () => {
  test('KEEP-02: 200 of them are sent, each once and in its turn', async () => {
    const { put, send, intercept, network, resume, calls, waiting, cart } = await device('200', [
      'ZP0001-38',
    ]);
    const items = Array.from({ length: 200 }, (_, index) => `AB${index}-38`);
    network(false);
    for (const item of items) put(item, 2, 'add');
    await send();
    network(true);
    const reply = aCartReply({ cart: aCart({ hash: cart()?.hash ?? '' }) });
    intercept(() => Promise.resolve(Response.json(reply)));
    await resume();
    expect(calls().map((call) => /item=(?<item>[^&]*)/.exec(call)?.groups?.['item'])).toEqual(items);
    expect(waiting()).toBe('');
  });

  const good = { id: 'a', item: 'AN0107-38', quantity: 1, kind: 'add', revision: 1, at: 1 };
  const entry = (changes: unknown, version = 1) =>
    JSON.stringify({ version, session: 0, changes, ended: [] });
  const text = 'No pudimos leer algunos cambios pendientes de su carrito.';

  test.each<[string, string, string]>([
    ['is no JSON', '{"version":1,"cha', ''],
    ['is of an older version', entry([good], 0), ''],
    ['is of a later version', entry([good], 3), ''],
    ['is a list', '[]', ''],
    ['has a change with the quantity 11', entry([{ ...good, quantity: 11 }]), ''],
    ['has a change with the quantity -1', entry([{ ...good, quantity: -1 }]), ''],
    ['has a change with the quantity 1.5', entry([{ ...good, quantity: 1.5 }]), ''],
    ['has a change with a text as quantity', entry([{ ...good, quantity: '2' }]), ''],
    ['has a change of no item', entry([{ ...good, item: '<b>' }]), ''],
    [
      'has a good change beside a bad one',
      entry([{ ...good, id: 'b', quantity: null }, good]),
      ',AN0107-38=1',
    ],
  ])(
    'PERS-09, KEEP-02: of an entry that %s the rest is used, with a message',
    async (what, stored, added) => {
      const storage = memoryStorage({ sync_queue: stored });
      const { store, resume, lines, flashes } = await device(what, ['ZP0001-38'], storage);
      await resume();
      expect(selectFlashes(store.getState())).toEqual([{ text, flashMessageType: 'error' }]);
      expect(storage.texts['persist:root:bad']).toBe(JSON.stringify({ sync_queue: stored }));
      expect(lines()).toBe(`ZP0001-38=1${added}`);
      const ended = added === '' ? [] : [good.id];
      const { version, ...rest } = JSON.parse(storage.texts['sync_queue'] ?? '{}') as Record<string, unknown>;
      expect([version, rest]).toEqual([queueVersion, { session: 0, changes: [], ended }]);
      await resume();
      expect(flashes()).toEqual([text]);
    },
  );

  test('PERS-09: an entry that the device does not remove is reported once', async () => {
    const storage = memoryStorage({ sync_queue: '[]' });
    storage.setItem = storage.removeItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { store, resume } = await device('kept', ['ZP0001-38'], storage);
    await resume();
    store.dispatch(flashesTimedOut());
    await resume();
    expect(selectFlashes(store.getState())).toEqual([]);
  });

  test.each([
    [
      'throws',
      () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    ],
    ['rejects', () => Promise.reject(new DOMException('full', 'QuotaExceededError'))],
  ])(
    'PERS-09: an entry that cannot be set aside because a full device %s is removed',
    async (how, setItem) => {
      const unhandled = vi.fn();
      process.on('unhandledRejection', unhandled);
      const storage = Object.assign(memoryStorage({ sync_queue: '[]' }), { setItem });
      const { resume, flashes } = await device(`full ${how}`, ['ZP0001-38'], storage);
      await resume();
      await new Promise(setImmediate);
      process.off('unhandledRejection', unhandled);
      expect(flashes()).toEqual([text]);
      expect(storage.texts).toEqual({});
      expect(unhandled).not.toHaveBeenCalled();
    },
  );

  test('STATE-14: what was written in a session that has ended is void', async () => {
    const storage = memoryStorage({ sync_queue: entry([good]).replace('"session":0', '"session":-1') });
    const { resume, calls, flashes } = await device('void', ['ZP0001-38'], storage);
    await resume();
    expect(calls()).toEqual([]);
    expect(flashes()).toEqual([]);
  });

  test('CART-20: an unknown item is refused with a text of its own, and the rest is sent', async () => {
    const { put, send, lines, flashes } = await device('unknown', ['ZP0001-38']);
    put('NADA-1', 1, 'add');
    put('ZP0001-38', 2);
    await send();
    expect(flashes()).toEqual(['No encontramos un producto con ese código.']);
    expect(lines()).toBe('ZP0001-38=2');
  });
});

test('KEEP-02, KEEP-04: what another tab has overwritten is written again, and what has ended here is not', async () => {
  const { storage, shop, store, put, discard, network, stored } = await device('overwritten', ['ZP0001-38']);
  const text = () => storage.texts['sync_queue'] ?? '';
  network(false);
  const first = put('ZP0001-38', 2);
  const ofFirst = text();
  storage.texts['sync_queue'] = JSON.stringify({ version: 1, session: 0, changes: [], ended: [] });
  mergeQueue(store, shop);
  expect(text()).toContain(first);
  discard(first);
  storage.texts['sync_queue'] = ofFirst;
  mergeQueue(store, shop);
  expect(stored()).toBe(0);
});

describe('the queue of two tabs', () => {
  beforeEach(connectCustomers);
  afterEach(() => vi.unstubAllGlobals());

  const put = ({ store, shop }: Tab, item: string) =>
    queueChange(store, shop, { item, quantity: 1, kind: 'set' });

  const waiting = ({ store }: Tab) => selectQueuedChanges(store.getState()).map(({ item }) => item);

  /**
   * A customer with a queued change in two tabs. The first tab has logged out, and the second one has not seen it yet.
   */
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
      // This tab has no network and records that for other tabs.
      expect(JSON.parse(browser.storage.texts['sync_queue'] ?? '')).toEqual({ ...written, ...more });
    },
  );

  test('KEEP-02, KEEP-10: a change that is made before a tab has seen the session of another one is stored with its changes', async () => {
    const { browser, one, other } = await loggedOut();
    put(one, 'ZP0002-39');
    put(other, 'ZP0003-40');
    expect(waiting(other)).toEqual(['ZP0003-40']);
    const later = await reopened(browser);
    mergeQueue(later.store, later.shop);
    // Both may have the same millisecond.
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
});
