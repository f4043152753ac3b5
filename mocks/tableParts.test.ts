import { Collection } from '@mswjs/data';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('the parts of a row', () => {
  const part = v.object({ name: v.string() });
  const owner = v.object({ id: v.string(), parts: v.array(part) });

  /** A table of two rows with parts, and the collection that holds the parts of both. */
  async function owners() {
    const parts = new Collection({ schema: part });
    const rows = table({ name: 'owners', schema: owner, key: 'id', parts: { parts } });
    await rows.add({ id: 'A', parts: [{ name: 'one' }, { name: 'two' }] });
    await rows.add({ id: 'B', parts: [{ name: 'three' }] });
    return { rows, names: () => parts.all().map(({ name }) => name) };
  }

  test('are records of their own collection, in the order of their owner', async () => {
    const { rows, names } = await owners();
    expect(names()).toEqual(['one', 'two', 'three']);
    expect(rows.list()).toEqual([
      { id: 'A', parts: [{ name: 'one' }, { name: 'two' }] },
      { id: 'B', parts: [{ name: 'three' }] },
    ]);
  });

  test('are replaced with their order, and nobody else’s', async () => {
    const { rows, names } = await owners();
    await rows.change('A', (row) => {
      row.parts = row.parts.toReversed();
    });
    expect(rows.find('A')?.parts).toEqual([{ name: 'two' }, { name: 'one' }]);
    await rows.change('A', (row) => row.parts.splice(0, 2, { name: 'four' }));
    expect(rows.find('A')?.parts).toEqual([{ name: 'four' }]);
    expect(rows.find('B')?.parts).toEqual([{ name: 'three' }]);
    expect(names().toSorted()).toEqual(['four', 'three']);
  });

  test('are removed with their owner', async () => {
    const { rows, names } = await owners();
    await rows.remove('A');
    expect(names()).toEqual(['three']);
  });

  test('are there at every moment of a change: those from before, then those from after', async () => {
    const { rows } = await owners();
    const seen = new Set<string>();
    const progress = { done: false };
    const change = rows.change('A', (row) => row.parts.splice(0, 2, { name: 'four' }, { name: 'five' }));
    void change.finally(() => {
      progress.done = true;
    });
    for (let turns = 0; !progress.done && turns < 1_000; turns += 1) {
      seen.add((rows.find('A')?.parts ?? []).map(({ name }) => name).join(' '));
      await Promise.resolve();
    }
    await change;
    expect([...seen]).toEqual(['one two', 'four five']);
  });

  test('of another shape are refused by their place, and leave nothing behind', async () => {
    const { rows, names } = await owners();
    const wrong = [{ name: 'four' }, { name: 5 }] as never;
    await expect(rows.add({ id: 'C', parts: wrong })).rejects.toThrow(
      'Failed to add to owners: parts.1.name: ',
    );
    await expect(rows.change('A', (row) => Object.assign(row, { parts: wrong }))).rejects.toThrow(
      'Failed to change owners: parts.1.name: ',
    );
    expect(names()).toEqual(['one', 'two', 'three']);
  });
});
