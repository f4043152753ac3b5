import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QueuedChange, SyncQueue } from '#schemas/syncQueue.ts';
import { queuedOf, putChange } from './putChange.ts';
import { changeStep, endChange, mergeQueues } from './syncQueue.ts';

describe('sync queue', () => {
  const change = (item: string, quantity: number, kind: QueuedChange['kind'] = 'set') => ({
    id: `${item}${quantity}`,
    item,
    quantity,
    kind,
    at: 1,
  });
  const pending = (...args: Parameters<typeof change>) => ({ ...change(...args), revision: 1 });
  const empty: SyncQueue = { changes: [], ended: [] };
  const put = (...all: ReturnType<typeof change>[]) => all.reduce(putChange, empty);
  const lines = {
    items: [
      { id: 'A', quantity: 1 },
      { id: 'B', quantity: 2 },
    ],
  };

  describe('the queue', () => {
    test('KEEP-02: has one change of an item, the last, in the position of the first', () => {
      const { changes, ended } = put(change('A', 2), change('B', 3), change('A', 4));
      expect(changes.map(({ item, quantity, revision }) => [item, quantity, revision])).toEqual([
        ['A', 4, 2],
        ['B', 3, 1],
      ]);
      expect(ended).toEqual(['A2']);
    });

    test('KEEP-01: a restored line is put back, although its removal is on its way', () => {
      expect(put(change('A', 0), change('A', 2)).changes[0]?.kind).toBe('restore');
      expect(put(change('A', 1, 'add'), change('A', 2)).changes[0]?.kind).toBe('restore');
      expect(put(change('A', 1), change('A', 2)).changes[0]?.kind).toBe('set');
    });

    test('KEEP-07: a line that was saved, and is put back or removed before that is sent, is not saved any more', () => {
      const saved = { ...change('A', 0), saved: true };
      expect(put(saved).changes[0]?.saved).toBe(true);
      expect(put(saved, change('A', 2)).changes[0]).not.toHaveProperty('saved');
      expect(put(saved, change('A', 2), { ...change('A', 0), id: 'again' }).changes[0]).not.toHaveProperty(
        'saved',
      );
      expect(put(change('A', 2), saved).changes[0]?.saved).toBe(true);
    });

    test('KEEP-02: has a favourite beside an item of the same name, in this tab and of another', () => {
      const queue = put(change('A', 2), { ...change('A', 1, 'favourite'), id: 'wish' });
      expect(queue.changes.map(({ kind }) => kind)).toEqual(['set', 'favourite']);
      expect(queuedOf(queue.changes, 'A')?.quantity).toBe(2);
      const removed = putChange(queue, { ...change('A', 0, 'favourite'), id: 'no wish' });
      expect(removed.changes.map(({ kind, quantity }) => [kind, quantity])).toEqual([
        ['set', 2],
        ['favourite', 0],
      ]);
      expect(mergeQueues(empty, removed).changes).toHaveLength(2);
    });

    test('KEEP-02: a change that ends leaves the one that has replaced it', () => {
      const queue = put(change('A', 2), change('A', 3));
      expect(endChange(queue, 'A2').changes).toHaveLength(1);
      expect(endChange(queue, 'A3').changes).toEqual([]);
    });
  });

  describe('the step of a change', () => {
    test.each<[string, QueuedChange, ReturnType<typeof changeStep>]>([
      ['CART-14: of what the cart has is no call', pending('A', 1), { kind: 'done' }],
      ['CART-14: of a removed line that is gone is no call', pending('C', 0), { kind: 'done' }],
      [
        'CART-11, CART-12: that adds what is there is no call',
        pending('A', 3, 'add'),
        { kind: 'alreadyThere' },
      ],
      ['KEEP-03: of a line that somebody has removed is no call', pending('C', 3), { kind: 'gone' }],
      [
        'CART-12, CART-13: that adds is sent with all lines',
        pending('C', 1, 'add'),
        {
          kind: 'send',
          lines: [
            { item: 'A', quantity: 1 },
            { item: 'B', quantity: 2 },
            { item: 'C', quantity: 1 },
          ],
        },
      ],
      [
        'CART-14: that removes is sent without the line',
        pending('A', 0),
        { kind: 'send', lines: [{ item: 'B', quantity: 2 }] },
      ],
      [
        'KEEP-01: that restores the first line is sent with it in front',
        { ...pending('C', 1, 'restore'), before: [] },
        {
          kind: 'send',
          lines: [
            { item: 'C', quantity: 1 },
            { item: 'A', quantity: 1 },
            { item: 'B', quantity: 2 },
          ],
        },
      ],
      [
        'KEEP-01: that restores is sent with the line in its position',
        { ...pending('C', 1, 'restore'), before: ['A', 'X'] },
        {
          kind: 'send',
          lines: [
            { item: 'A', quantity: 1 },
            { item: 'C', quantity: 1 },
            { item: 'B', quantity: 2 },
          ],
        },
      ],
    ])('%s', (_what, of, step) => {
      expect(changeStep(of, lines.items)).toEqual(step);
    });
  });

  test('KEEP-02: the changes of two tabs are in the order in which they were made', () => {
    const queueOf = (...all: [item: string, at: number][]) =>
      all.reduce((queue, [item, at]) => putChange(queue, { ...change(item, 1), at }), empty);
    const merged = mergeQueues(queueOf(['C', 3], ['D', 4]), queueOf(['A', 1], ['B', 3], ['E', 5]));
    expect(merged.changes.map(({ item }) => item)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  /** What two tabs do with a queue that both begin with; each sees the other's only at the end, or never. */
  const tap = fc.record({ item: fc.constantFrom('A', 'B', 'C'), quantity: fc.nat(10), ends: fc.boolean() });

  type Merge = typeof mergeQueues;

  function play(
    queue: SyncQueue,
    taps: readonly { item: string; quantity: number; ends: boolean }[],
    tab: string,
  ) {
    return taps.reduce((now, { item, quantity, ends }, index) => {
      const [first] = now.changes;
      if (ends && first) return endChange(now, first.id);
      return putChange(now, { id: `${tab}${index}`, item, quantity, kind: 'set', at: index });
    }, queue);
  }

  const check = (merge: Merge) =>
    fc.assert(
      fc.property(fc.array(tap), fc.array(tap), fc.array(tap), (before, mine, theirs) => {
        const common = play(empty, before, 'c');
        const [one, other] = [play(common, mine, 'm'), play(common, theirs, 't')];
        const merged = merge(one, other);
        const ids = merged.changes.map(({ id }) => id);
        const isOver = (id: string) => one.ended.includes(id) || other.ended.includes(id);
        const itemsOf = (...queues: SyncQueue[]) =>
          queues.flatMap(({ changes }) => changes.filter(({ id }) => !isOver(id)).map(({ item }) => item));
        return (
          !ids.some(isOver) &&
          new Set(itemsOf(one, other)).size === merged.changes.length &&
          ids.join() ===
            merge(other, one)
              .changes.map(({ id }) => id)
              .join() &&
          ids.join() ===
            merge(merged, other)
              .changes.map(({ id }) => id)
              .join()
        );
      }),
      { seed: 20271, numRuns: 500 },
    );

  test('KEEP-02, KEEP-04: two tabs agree on the changes of both, and none that has ended comes back', () => {
    expect(() => check(mergeQueues)).not.toThrow();
  });

  test.each<[string, Merge]>([
    ['takes what was written last', (_mine, theirs) => theirs],
    [
      'brings back what has ended',
      (mine, theirs) => mergeQueues({ ...mine, ended: [] }, { ...theirs, ended: [] }),
    ],
    ['lets this tab win', (mine, theirs) => ({ ...mergeQueues(mine, theirs), changes: mine.changes })],
  ])('refused is a merge that %s', (_fault, merge) => {
    expect(() => check(merge)).toThrow('Property failed');
  });
});

describe('merge queues', () => {
  const pending = (item: string, kind: QueuedChange['kind'] = 'set'): QueuedChange => ({
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
    const merged = (mine: QueuedChange[], theirs: QueuedChange[]) =>
      mergeQueues({ changes: mine, ended: [] }, { changes: theirs, ended: [] }).changes.map(({ id }) => id);

    test.each<[string, QueuedChange[], QueuedChange[], string[]]>([
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
    expect(queuedOf(changes, 'B')).toBe(changes[1]);
    expect(queuedOf(changes, 'C')).toBeUndefined();
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
});
