import { afterEach, expect, test, vi } from 'vitest';
import { selectCartCount } from '#store/cart.ts';
import type { Persistence } from '#store/persistence/persistence.ts';
import { queueBackend } from '#testing/backend/queueDevice.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { startQueue } from './startQueue.ts';

const device = queueBackend();
const [shoes, boots] = ['ZP0001-38', 'AN0107-38'];

let end = new AbortController();
afterEach(() => {
  end.abort();
  end = new AbortController();
  vi.unstubAllGlobals();
});

/** Two tabs side by side, with shoes in the cart; the other one hears of each write of the first, and has the focus never. */
async function sideBySide(visitor: string) {
  const storage = memoryStorage();
  const one = await device(visitor, [shoes], storage);
  const other = await device(`${visitor} beside it`, [shoes], storage);
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const persistence = { read: new Promise<void>(() => undefined) } as Persistence;
  startQueue({ store: other.store, shop: other.shop, persistence, signal: end.signal });
  other.calls();
  const { setItem } = storage;
  storage.setItem = (key, text) => {
    void setItem(key, text);
    events.dispatchEvent(new Event('storage'));
  };
  return { one, other, storage, count: () => selectCartCount(other.store.getState()) };
}

test('KEEP-02, KEEP-04: what waits in one tab is shown as waiting and counted in the other, as soon as it hears of it', async () => {
  const { one, other, count } = await sideBySide('side by side');
  one.network(false);
  one.put(boots, 2, 'add');
  await one.send();
  await expect.poll(other.waits).toBe(true);
  expect([other.waiting(), count()]).toEqual([`${boots}=2`, 3]);
  one.put(shoes, 4);
  await expect.poll(count).toBe(6);
  expect(other.calls()).toEqual([]);
});

test('KEEP-04: what one tab only sends is not shown as waiting in the other', async () => {
  const { one, other, count } = await sideBySide('sending');
  const held = Promise.withResolvers<undefined>();
  one.intercept(async (_path, answer) => {
    await held.promise;
    return answer();
  });
  one.put(boots, 2, 'add');
  const sent = one.send();
  await expect.poll(other.waiting).toBe(`${boots}=2`);
  expect([other.waits(), count()]).toEqual([false, 1]);
  held.resolve(undefined);
  await sent;
  await expect.poll(other.waiting).toBe('');
});

test('KEEP-04: what has waited and is sent, or discarded, waits in no tab any more', async () => {
  const { one, other, count } = await sideBySide('no more');
  one.network(false);
  const id = one.put(boots, 2, 'add');
  one.put(shoes, 4);
  await one.send();
  await expect.poll(count).toBe(6);
  one.discard(id);
  await expect.poll(count).toBe(4);
  expect(other.waits()).toBe(true);
  one.network(true);
  await one.resume();
  await expect.poll(other.waiting).toBe('');
  expect(other.waits()).toBe(false);
});

test('KEEP-04: what has waited and is being sent in one tab is no longer shown as waiting in the other', async () => {
  const { one, other } = await sideBySide('sent again');
  one.network(false);
  one.put(boots, 2, 'add');
  one.put(shoes, 4);
  await one.send();
  await expect.poll(other.waits).toBe(true);
  const held = Promise.withResolvers<undefined>();
  one.intercept(async (_path, answer) => {
    const answered = await answer();
    if (one.waiting() === `${shoes}=4`) await held.promise;
    return answered;
  });
  one.network(true);
  const resumed = one.resume();
  await expect.poll(other.waiting).toBe(`${shoes}=4`);
  expect([one.waits(), other.waits()]).toEqual([false, false]);
  held.resolve(undefined);
  await resumed;
});

test('KEEP-02: what waits is shown as waiting in the page after a reload, and said to be done there', async () => {
  const { one, storage } = await sideBySide('before a reload');
  one.network(false);
  one.put(shoes, 4);
  await one.send();
  const next = await device('after a reload', [shoes], storage);
  const sent = next.resume();
  expect(next.waits()).toBe(true);
  await sent;
  expect(next.flashes()).toEqual(['Sus cambios pendientes ya están en el carrito.']);
});

test('KEEP-02: what waits goes on waiting in a tab whose changes another one has overwritten', async () => {
  const { one, storage } = await sideBySide('overwritten');
  one.network(false);
  one.put(shoes, 4);
  await one.send();
  storage.texts['sync_queue'] = JSON.stringify({ version: 2, session: 0, changes: [], ended: [] });
  const resumed = one.resume();
  expect([one.waits(), one.waiting()]).toEqual([true, `${shoes}=4`]);
  await resumed;
  expect(one.stored()).toBe(1);
});

test('PERS-09: an entry whose note of what waits is of no use is read without it', async () => {
  const change = { id: 'a', item: boots, quantity: 1, kind: 'add', revision: 1, at: 1 };
  const entry = { version: 2, session: 0, changes: [change], ended: [], waits: 'no' };
  const { resume, lines, flashes } = await device(
    'strange note',
    [shoes],
    memoryStorage({ sync_queue: JSON.stringify(entry) }),
  );
  await resume();
  expect(lines()).toBe(`${shoes}=1,${boots}=1`);
  expect(flashes()).toEqual([]);
});
