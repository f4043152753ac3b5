import { describe, expect, test } from 'vitest';
import { heldEntries, nextOffset } from './ownPages.ts';

const idOf = (entry: string) => entry;
const entries = (count: number, from = 0) => Array.from({ length: count }, (_, place) => `e${from + place}`);

describe('whether more pages follow', () => {
  test.each([
    ['ORD-07', 'full', 4, 4, true],
    ['ORD-07', 'full', 4, 3, false],
    ['ORD-07', 'full', 4, 0, false],
    ['CRED-04, WALL-02', 'full', 4, 4, true],
    ['CRED-04, WALL-02', 'full', 4, 3, false],
    ['CRED-05', 'full', undefined, 3, true],
    ['MEMB-03', 'any', 4, 4, true],
    ['MEMB-03, MEMB-04', 'any', 4, 1, true],
    ['MEMB-03', 'any', 4, 0, false],
  ] as const)('%s: with the rule "%s", of %s were received %i: %s', (_ids, more, limit, received, has) => {
    const offset = nextOffset([entries(received)], { idOf, limit, more });
    expect(offset).toBe(has ? received : undefined);
  });

  test('ORD-08: the next page begins after all that are held, each counted once', () => {
    const pages = [entries(4), entries(4, 3)];
    expect(nextOffset(pages, { idOf, limit: 4, more: 'full' })).toBe(7);
    expect(nextOffset([], { idOf, limit: 4, more: 'full' })).toBeUndefined();
  });
});

test('ORD-06, MEMB-02: pages are joined without duplicates, each entry where it came first', () => {
  expect(heldEntries([entries(4), ['e3', 'e9', 'e0', 'e4']], idOf)).toEqual([
    'e0',
    'e1',
    'e2',
    'e3',
    'e9',
    'e4',
  ]);
  expect(heldEntries([], idOf)).toEqual([]);
});
