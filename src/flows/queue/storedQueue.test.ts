import { expect, test } from 'vitest';
import { queueBackend } from '#testing/backend/queueDevice.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { queueChange } from './storedQueue.ts';

const device = queueBackend();

test('KEEP-02: a device that refuses to write holds them as long as the page', async () => {
  const storage = memoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { put, send, lines } = await device('full', ['ZP0001-38'], storage);
  put('ZP0001-38', 2);
  await send();
  expect(lines()).toBe('ZP0001-38=2');
});

test('KEEP-02: so does one that refuses later', async () => {
  const storage = memoryStorage();
  storage.setItem = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const { put, send, lines } = await device('full later', ['ZP0001-38'], storage);
  put('ZP0001-38', 2);
  await send();
  expect(lines()).toBe('ZP0001-38=2');
});

test('KEEP-02: two changes of the same moment are both sent', async () => {
  const { store, shop, send, lines, waiting } = await device('moment', ['ZP0001-38']);
  const sameMoment = { ...shop, clock: () => 1000 };
  queueChange(store, sameMoment, { item: 'ZP0001-38', quantity: 2, kind: 'set' });
  queueChange(store, sameMoment, { item: 'AN0107-38', quantity: 1, kind: 'add' });
  await send();
  expect(lines()).toBe('ZP0001-38=2,AN0107-38=1');
  expect(waiting()).toBe('');
});

test('KEEP-02: what was discarded in one tab is not sent by another, after hundreds of changes too', async () => {
  const one = await device('discarded', ['ZP0001-38']);
  const other = await device('discarded', [], one.storage);
  for (let turn = 0; turn < 205; turn += 1) one.discard(one.put('AN0107-38', 1, 'add'));
  const { ended } = JSON.parse(one.storage.texts['sync_queue'] ?? '{}') as { ended: string[] };
  // The device stores only the newest.
  expect(ended).toHaveLength(200);
  const ids = ['ZP0002-38', 'ZP0003-38', 'AN0107-38'].map((item) => one.put(item, 1, 'add'));
  other.network(false);
  await other.resume();
  expect(other.waiting()).toBe('ZP0002-38=1,ZP0003-38=1,AN0107-38=1');
  for (const id of ids) one.discard(id);
  other.network(true);
  await other.resume();
  expect(other.waiting()).toBe('');
  expect(other.calls().filter((call) => /items?=/.test(call))).toEqual([]);
});
