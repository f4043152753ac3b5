import { expect, test } from 'vitest';
import { countBytes } from './countBytes.ts';

const of = (kind: string, began: number, body: number) => ({ kind, began, body, bytes: body + 10 });

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
