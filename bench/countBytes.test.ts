import { expect, test } from 'vitest';
import { countBytes, isDeferredChunk } from './countBytes.ts';

const of = (kind: string, began: number, body: number) => ({
  kind,
  began,
  body,
  bytes: body + 10,
  deferred: false,
});

test('the page weight sums bodies by type, and headers in the total', () => {
  const sent = [
    of('Document', 0, 400),
    of('Script', 1, 5000),
    of('Script', 2, 600),
    of('Stylesheet', 1, 70),
    of('Image', 3, 2000),
    of('Image', 9, 1000),
    of('Fetch', 2, 30),
  ];
  const weight = { style: 70, pictures: 3000, total: 9100 + 7 * 10, requests: 7 };
  expect(countBytes(sent, 5)).toEqual({ script: 5600, ...weight });
  expect(countBytes(sent, 2)).toEqual({ script: 5600, ...weight });
});

test('a script that is prefetched after the page has loaded does not count', () => {
  expect(countBytes([of('Script', 1, 5000), of('Script', 6, 600)], 5)).toMatchObject({
    script: 5000,
    total: 5620,
    requests: 2,
  });
});

test('a deferred chunk does not count as script, whether it is requested before or after the page has loaded', () => {
  for (const began of [2, 6])
    expect(
      countBytes([of('Script', 1, 5000), { ...of('Script', began, 600), deferred: true }], 5),
    ).toMatchObject({
      script: 5000,
      total: 5620,
      requests: 2,
    });
});

test.each([
  ['http://localhost/assets/deferred-Bx3_9-q2.js', true],
  ['http://localhost/assets/deferredShared-Bx3_9-q2.js', true],
  ['http://localhost/assets/index-Bx3_9-q2.js', false],
  ['http://localhost/assets/CatalogueScreen-deferred.js', false],
])('%s is a deferred chunk: %s', (url, expected) => expect(isDeferredChunk(url)).toBe(expected));
