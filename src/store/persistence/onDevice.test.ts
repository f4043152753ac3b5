import { expect, test } from 'vitest';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { onDevice } from './onDevice.ts';

const stored: DeviceStorage = {
  getItem: (key) => `text of ${key}`,
  setItem: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')),
  removeItem: () => {
    throw new DOMException('Blocked', 'SecurityError');
  },
};

test.each([
  ['a storage that answers', stored, (device: DeviceStorage) => device.getItem('consent'), 'text of consent'],
  ['no storage', undefined, (device: DeviceStorage) => device.getItem('consent'), undefined],
  ['a full storage', stored, (device: DeviceStorage) => device.setItem('consent', 'yes'), undefined],
  ['a blocked storage', stored, (device: DeviceStorage) => device.removeItem('consent'), undefined],
])('PERS-09: %s', async (_what, storage, access, found) => {
  expect(await onDevice<unknown>(storage, access)).toBe(found);
});
