import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { sha256 } from './sha256.ts';

test.each([
  ['200012345', '1ace649263a9210fe74509e4e544318b9b7ca8a8b053892dc05409db65f31d88'],
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
])('ORD-11: the hash of %j is its SHA-256 in lower-case hex', async (text, hash) => {
  expect(await sha256(text)).toBe(hash);
});

test('ORD-11: of any text it is that of another implementation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(await sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});

test('without cryptography there is none', async () => {
  vi.stubGlobal('crypto', {});
  expect(await sha256('200012345')).toBeUndefined();
  vi.unstubAllGlobals();
});
