import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartRows, type RemovedLine } from './cartRows.ts';

interface Item {
  id: string;
}

const all = ['A', 'B', 'C', 'D'].map((id) => ({ id }));
const without = (...ids: string[]) => all.filter(({ id }) => !ids.includes(id));
const removed = (id: string, ...before: string[]): RemovedLine<Item> => ({ item: { id }, before });
const summary = (rows: ReturnType<typeof cartRows<Item>>) =>
  rows.map(({ item, removed: isRemoved }) => (isRemoved ? `(${item.id})` : item.id)).join(' ');

describe('the rows of a cart', () => {
  test('KEEP-01: a removed line keeps its position', () => {
    expect(summary(cartRows(without('B'), [removed('B', 'A')]))).toBe('A (B) C D');
    expect(summary(cartRows(without('A'), [removed('A')]))).toBe('(A) B C D');
    expect(summary(cartRows(without('D'), [removed('D', 'A', 'B', 'C')]))).toBe('A B C (D)');
  });

  test('KEEP-01: also while the server still has it, and once', () => {
    expect(summary(cartRows(all, [removed('B', 'A')]))).toBe('A (B) C D');
  });

  test('KEEP-01: also when it was the only one', () => {
    expect(summary(cartRows([], [removed('A')]))).toBe('(A)');
  });

  test('without such a line they are the lines', () => {
    expect(summary(cartRows(all, []))).toBe('A B C D');
  });
});

type Rule = (items: readonly Item[], removedLines: readonly RemovedLine<Item>[]) => { item: Item }[];

const eight = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((id) => ({ id }));

/** Removes lines in any order, drops some of them after their time, and checks that the rest keep their order. */
const check = (rule: Rule) =>
  fc.assert(
    fc.property(fc.shuffledSubarray(eight), fc.func(fc.boolean()), (removedItems, isOver) => {
      const rowsBefore = eight.map(({ id }) => id);
      const removedLines = removedItems.map((item) => ({
        item,
        before: rowsBefore.slice(0, rowsBefore.indexOf(item.id)),
      }));
      const shown = removedLines.filter(({ item }) => !isOver(item.id));
      const left = eight.filter((item) => !removedItems.includes(item));
      const rows = rule(left, shown).map(({ item }) => item.id);
      const expected = rowsBefore.filter(
        (id) => left.some((item) => item.id === id) || shown.some(({ item }) => item.id === id),
      );
      return rows.join('') === expected.join('');
    }),
    { seed: 20241, numRuns: 500 },
  );

test('KEEP-01: no row changes its position, whatever is removed in whatever order', () => {
  expect(() => check(cartRows)).not.toThrow();
});

test.each<[string, Rule]>([
  ['puts it at the end', (items, removedLines) => [...items.map((item) => ({ item })), ...removedLines]],
  [
    'uses indexes of rows that may have been removed',
    (items, removedLines) => {
      const rows = items.map((item) => ({ item }));
      for (const { item, before } of removedLines) rows.splice(before.length, 0, { item });
      return rows;
    },
  ],
  [
    'looks at the first that stood before it',
    (items, removedLines) => {
      const rows = items.map((item) => ({ item }));
      for (const { item, before } of removedLines) {
        rows.splice(rows.findIndex((row) => before.includes(row.item.id)) + 1, 0, { item });
      }
      return rows;
    },
  ],
])('KEEP-01: refused is a rule that %s', (_fault, rule) => {
  expect(() => check(rule)).toThrow('Property failed');
});
