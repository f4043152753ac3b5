import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartRows, type RemovedLine } from './cartRows.ts';

interface Item {
  id: string;
}

const all = ['A', 'B', 'C', 'D'].map((id) => ({ id }));
const without = (...ids: string[]) => all.filter(({ id }) => !ids.includes(id));
const removed = (id: string, ...before: string[]): RemovedLine<Item> => ({ item: { id }, before });
const told = (rows: ReturnType<typeof cartRows<Item>>) =>
  rows.map(({ item, removed: gone }) => (gone ? `(${item.id})` : item.id)).join(' ');

describe('the rows of a cart', () => {
  test('KEEP-01: a line that was taken off stands where it stood', () => {
    expect(told(cartRows(without('B'), [removed('B', 'A')]))).toBe('A (B) C D');
    expect(told(cartRows(without('A'), [removed('A')]))).toBe('(A) B C D');
    expect(told(cartRows(without('D'), [removed('D', 'A', 'B', 'C')]))).toBe('A B C (D)');
  });

  test('KEEP-01: also while the server still has it, and once', () => {
    expect(told(cartRows(all, [removed('B', 'A')]))).toBe('A (B) C D');
  });

  test('KEEP-01: also when it was the only one', () => {
    expect(told(cartRows([], [removed('A')]))).toBe('(A)');
  });

  test('without such a line they are the lines', () => {
    expect(told(cartRows(all, []))).toBe('A B C D');
  });
});

type Rule = (items: readonly Item[], gone: readonly RemovedLine<Item>[]) => { item: Item }[];

const eight = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((id) => ({ id }));

/** Takes lines off in any order, forgets some of them after their time, and looks whether the rest keep their order. */
const check = (rule: Rule) =>
  fc.assert(
    fc.property(fc.shuffledSubarray(eight), fc.func(fc.boolean()), (taken, isOver) => {
      const rowsBefore = eight.map(({ id }) => id);
      const gone = taken.map((item) => ({ item, before: rowsBefore.slice(0, rowsBefore.indexOf(item.id)) }));
      const shown = gone.filter(({ item }) => !isOver(item.id));
      const left = eight.filter((item) => !taken.includes(item));
      const rows = rule(left, shown).map(({ item }) => item.id);
      const expected = rowsBefore.filter(
        (id) => left.some((item) => item.id === id) || shown.some(({ item }) => item.id === id),
      );
      return rows.join('') === expected.join('');
    }),
    { seed: 20241, numRuns: 500 },
  );

test('KEEP-01: whatever was taken off in whatever order, no row changes its place', () => {
  expect(() => check(cartRows)).not.toThrow();
});

test.each<[string, Rule]>([
  ['puts it at the end', (items, gone) => [...items.map((item) => ({ item })), ...gone]],
  [
    'counts places of rows that may be gone',
    (items, gone) => {
      const rows = items.map((item) => ({ item }));
      for (const { item, before } of gone) rows.splice(before.length, 0, { item });
      return rows;
    },
  ],
  [
    'looks at the first that stood before it',
    (items, gone) => {
      const rows = items.map((item) => ({ item }));
      for (const { item, before } of gone) {
        rows.splice(rows.findIndex((row) => before.includes(row.item.id)) + 1, 0, { item });
      }
      return rows;
    },
  ],
])('KEEP-01: refused is a rule that %s', (_fault, rule) => {
  expect(() => check(rule)).toThrow('Property failed');
});
