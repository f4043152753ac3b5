import { expect, test } from 'vitest';
import type { DeviceStorage } from '#api/transport/ports.ts';
import type { Store } from '#store/store.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { fingerprintOf } from './deviceId.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** A page of a browser with a storage. */
const pageWith = (storage: DeviceStorage | undefined) => ({
  store: {} as Store,
  ports: { random: Math.random, ...(storage && { storage }) },
});

test('TFA-15: the id of a browser is a UUID, which is made once and kept', async () => {
  const storage = memoryStorage();
  const made = await fingerprintOf(pageWith(storage));
  expect(made).toMatch(uuid);
  expect(storage.texts).toEqual({ device_fingerprint: made });
  expect(await fingerprintOf(pageWith(storage))).toBe(made);
  expect(await fingerprintOf(pageWith(memoryStorage()))).not.toBe(made);
});

test('TFA-15: what is kept and is no UUID is replaced', async () => {
  const storage = memoryStorage({ device_fingerprint: 'none' });
  const made = await fingerprintOf(pageWith(storage));
  expect(made).toMatch(uuid);
  expect(storage.texts).toEqual({ device_fingerprint: made });
});

const refuse = () => {
  throw new DOMException('Denied.', 'SecurityError');
};

test.each([
  ['is missing', undefined],
  ['is blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('TFA-15, PERS-09: where the storage %s the id is that of the page', async (_how, storage) => {
  const page = pageWith(storage);
  const made = await fingerprintOf(page);
  expect(made).toMatch(uuid);
  expect(await fingerprintOf(page)).toBe(made);
  expect(await fingerprintOf(pageWith(storage))).not.toBe(made);
});
