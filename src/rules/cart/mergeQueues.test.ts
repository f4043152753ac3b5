import { describe, expect, test } from 'vitest';
import type { PendingChange } from '#schemas/syncQueue.ts';
import { pendingOf } from './putChange.ts';
import { changeStep, mergeQueues } from './syncQueue.ts';

const pending = (item: string, kind: PendingChange['kind'] = 'set'): PendingChange => ({
  id: item,
  item,
  quantity: 2,
  kind,
  at: 1,
  revision: 1,
});

describe('the queue of two tabs', () => {
  const changed = (id: string, revision: number, at = 1, item = 'A') => ({
    ...pending(item),
    id,
    revision,
    at,
  });
  const merged = (mine: PendingChange[], theirs: PendingChange[]) =>
    mergeQueues({ changes: mine, ended: [] }, { changes: theirs, ended: [] }).changes.map(({ id }) => id);

  test.each<[string, PendingChange[], PendingChange[], string[]]>([
    ['the later revision', [changed('b', 1)], [changed('a', 2)], ['a']],
    ['the later revision, whichever tab has it', [changed('a', 2)], [changed('b', 1)], ['a']],
    ['of one revision the later id', [changed('a', 1)], [changed('b', 1)], ['b']],
    ['of one revision the later id, whichever tab has it', [changed('b', 1)], [changed('a', 1)], ['b']],
    ['items in the order of their times', [changed('b', 1, 2)], [changed('c', 1, 1, 'B')], ['c', 'b']],
    ['items of one time by their ids', [changed('b', 1)], [changed('a', 1, 1, 'B')], ['a', 'b']],
    [
      'items of one time by their ids, the other way round',
      [changed('a', 1)],
      [changed('b', 1, 1, 'B')],
      ['a', 'b'],
    ],
  ])('KEEP-04: has %s', (_what, mine, theirs, ids) => {
    expect(merged(mine, theirs)).toEqual(ids);
  });

  test('KEEP-04: remembers the last 200 changes that have ended, each once', () => {
    const ids = Array.from({ length: 201 }, (_, place) => `e${place}`);
    const { ended } = mergeQueues({ changes: [], ended: ids }, { changes: [], ended: ids.slice(-5) });
    expect(ended).toEqual(ids.slice(1));
  });
});

test('KEEP-02: the change of one item is not that of another', () => {
  const changes = [pending('A'), pending('B')];
  expect(pendingOf(changes, 'B')).toBe(changes[1]);
  expect(pendingOf(changes, 'C')).toBeUndefined();
});

test.each([
  [['A'], ['A', 'C', 'B', 'D']],
  [
    ['A', 'B'],
    ['A', 'B', 'C', 'D'],
  ],
  [
    ['A', 'B', 'D'],
    ['A', 'B', 'D', 'C'],
  ],
  [['gone'], ['C', 'A', 'B', 'D']],
])('KEEP-01: a line that was behind %j is restored in that position', (before, order) => {
  const items = ['A', 'B', 'D'].map((id) => ({ id, quantity: 1 }));
  const step = changeStep({ ...pending('C', 'restore'), before }, items);
  expect(step.kind === 'send' && step.lines.map(({ item }) => item)).toEqual(order);
});

test('KEEP-01: a restored line before which none is left comes first', () => {
  const items = ['A', 'B'].map((id) => ({ id, quantity: 1 }));
  const step = changeStep({ ...pending('C', 'restore'), before: ['gone'] }, items);
  expect(step).toMatchObject({ kind: 'send', lines: [{ item: 'C' }, { item: 'A' }, { item: 'B' }] });
});
