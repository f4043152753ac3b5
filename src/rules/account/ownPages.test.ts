import { describe, expect, test } from 'vitest';
import { entriesById, heldEntries, isGrowing, nextOffset } from './ownPages.ts';

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

test.each([
  ['the first page', [entries(2)], true],
  ['an empty first page', [entries(0)], false],
  ['a page of new entries', [entries(2), entries(2, 2)], true],
  ['a page with one new entry', [entries(2), entries(2, 1)], true],
  ['the same page again', [entries(2), entries(2)], false],
  ['an empty page', [entries(2), entries(0)], false],
])('ORD-06: %s has brought an entry: %s', (_what, pages, grows) => {
  expect(isGrowing(pages, idOf)).toBe(grows);
});

test('CRED-01, MEMB-01, WALL-01: entries are found by what names them', () => {
  const [one, other] = [{ id: '1' }, { id: '2' }];
  expect([...entriesById([one, other], ({ id }) => id)]).toEqual([
    ['1', one],
    ['2', other],
  ]);
});
