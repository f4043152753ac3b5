import { expect, test } from 'vitest';
import { readConsent, saveConsent } from './consent.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';

const blocked = () => {
  throw new Error('blocked');
};

test('TRACK-38: without an answer there is none, which is no consent', async () => {
  expect(await readConsent(undefined)).toBeUndefined();
  expect(await readConsent(memoryStorage())).toBeUndefined();
});

test.each(['yes', 'no'] as const)('TRACK-38, PERS-10: the answer %j is stored', async (consent) => {
  const storage = memoryStorage();
  await saveConsent(storage, consent);
  expect(storage.texts).toEqual({ consent });
  expect(await readConsent(storage)).toBe(consent);
});

test.each(['', 'true', 'YES', '{"consent":"yes"}'])('TRACK-38: the text %j is no answer', async (text) => {
  const storage = memoryStorage();
  await storage.setItem('consent', text);
  expect(await readConsent(storage)).toBeUndefined();
});

test.each([
  { getItem: blocked, setItem: blocked, removeItem: blocked },
  {
    getItem: () => Promise.reject(new Error('blocked')),
    setItem: () => Promise.reject(new Error('full')),
    removeItem: blocked,
  },
])('TRACK-38: a device that blocks its storage has no answer, and the shop goes on: %#', async (storage) => {
  await saveConsent(storage, 'yes');
  expect(await readConsent(storage)).toBeUndefined();
});
