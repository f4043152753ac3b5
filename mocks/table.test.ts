import { Collection } from '@mswjs/data';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { inTurn, table } from './table.ts';

const row = v.object({ id: v.string(), price: v.number(), tags: v.array(v.string()) });

const newTable = () => table({ name: 'prices', schema: row, key: 'id' });

/** A table of `count` rows with unsorted prices. */
async function filled(count: number) {
  const rows = newTable();
  for (let place = 0; place < count; place += 1) {
    await rows.add({ id: `P${place}`, price: (place * 7919) % 101, tags: [] });
  }
  return rows;
}

describe('a table', () => {
  test('finds a row by its id, and none by another', async () => {
    const rows = await filled(3);
    expect(rows.find('P1')).toEqual({ id: 'P1', price: 7919 % 101, tags: [] });
    expect(rows.find('P3')).toBeUndefined();
    expect(rows.find('__proto__')).toBeUndefined();
  });

  test('changes a row in place, and none by another id', async () => {
    const rows = await filled(3);
    await rows.change('P1', (row) => row.tags.push('new'));
    expect(rows.list().map(({ tags }) => tags)).toEqual([[], ['new'], []]);
    expect(rows.find('P1')?.tags).toEqual(['new']);
    await expect(rows.change('P3', () => undefined)).rejects.toThrow(
      "Failed to change prices: id: none is 'P3'.",
    );
  });

  test('removes a row, and none by another id', async () => {
    const rows = await filled(3);
    await rows.remove('P1');
    expect(rows.list().map(({ id }) => id)).toEqual(['P0', 'P2']);
    await expect(rows.remove('P1')).rejects.toThrow("Failed to remove from prices: id: none is 'P1'.");
    await rows.add({ id: 'P1', price: 1, tags: [] });
    expect(rows.find('P1')?.price).toBe(1);
  });

  test('refuses a change of another shape, names the field, and leaves the row unchanged', async () => {
    const rows = await filled(1);
    const spoil = (row: { price: unknown }) => {
      row.price = 'much';
    };
    await expect(rows.change('P0', spoil)).rejects.toThrow(
      'Failed to change prices: price: Invalid type: Expected number but received "much".',
    );
    expect(rows.find('P0')?.price).toBe(0);
  });

  test('refuses to change a key, by which others know the row', async () => {
    const rows = await filled(2);
    const rename = (row: { id: string }) => {
      row.id = 'P1';
    };
    await expect(rows.change('P0', rename)).rejects.toThrow("Failed to change prices: id: 'P0' is fixed.");
    expect(rows.list().map(({ id }) => id)).toEqual(['P0', 'P1']);
  });

  test('loses no change of two that come at once', async () => {
    const rows = await filled(1);
    await Promise.all(['one', 'two', 'three'].map((tag) => rows.change('P0', ({ tags }) => tags.push(tag))));
    expect(rows.find('P0')?.tags).toEqual(['one', 'two', 'three']);
  });

  test('lists its rows in the order of their arrival', async () => {
    expect((await filled(4)).list().map(({ id }) => id)).toEqual(['P0', 'P1', 'P2', 'P3']);
  });

  test('sorts before it cuts: pages of a sorted list are the list, page by page', async () => {
    const rows = await filled(50);
    const order = (a: { price: number }, b: { price: number }) => a.price - b.price;
    const prices = Array.from({ length: 50 }, (_, place) => (place * 7919) % 101).sort((a, b) => a - b);
    const page = (skip: number) => rows.list({ order, skip, take: 20 }).map(({ price }) => price);
    expect(page(0)).toEqual(prices.slice(0, 20));
    expect(page(20)).toEqual(prices.slice(20, 40));
    expect(page(40)).toEqual(prices.slice(40));
    expect(page(60)).toEqual([]);
  });

  test('picks before it sorts and cuts', async () => {
    const rows = await filled(50);
    const cheap = rows.list({
      where: ({ price }) => price < 10,
      order: (a, b) => b.price - a.price,
      take: 2,
    });
    const prices = Array.from({ length: 50 }, (_, place) => (place * 7919) % 101).filter(
      (price) => price < 10,
    );
    expect(cheap.map(({ price }) => price)).toEqual(prices.sort((a, b) => b - a).slice(0, 2));
  });

  test('sorting a list leaves the table in its order', async () => {
    const rows = await filled(5);
    rows.list({ order: (a, b) => b.price - a.price });
    expect(rows.list().map(({ id }) => id)).toEqual(['P0', 'P1', 'P2', 'P3', 'P4']);
  });
});

describe('a write', () => {
  test('of an id that is taken is refused, and the row stays as it was', async () => {
    const rows = await filled(1);
    await expect(rows.add({ id: 'P0', price: 1, tags: [] })).rejects.toThrow(
      "Failed to add to prices: id: 'P0' is taken.",
    );
    expect(rows.list()).toEqual([{ id: 'P0', price: 0, tags: [] }]);
  });

  test('of one id twice at once is refused the second time', async () => {
    const rows = newTable();
    const both = ['first', 'second'].map((tag) => rows.add({ id: 'P0', price: 1, tags: [tag] }));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(rows.list()).toEqual([{ id: 'P0', price: 1, tags: ['first'] }]);
  });

  test.each([
    ['price', { id: 'P0', price: '1', tags: [] }, 'Invalid type: Expected number but received "1".'],
    ['price', { id: 'P0', tags: [] }, 'Invalid key: Expected "price" but received undefined.'],
    ['tags.1', { id: 'P0', price: 1, tags: ['new', 2] }, 'Invalid type: Expected string but received 2.'],
    ['the row', null, 'Invalid type: Expected Object but received null.'],
  ])('of another shape is refused by its field %s, and leaves its id free', async (field, wrong, why) => {
    const rows = newTable();
    await expect(rows.add(wrong as never)).rejects.toThrow(`Failed to add to prices: ${field}: ${why}`);
    expect(rows.list()).toEqual([]);
    await rows.add({ id: 'P0', price: 1, tags: [] });
    expect(rows.find('P0')?.price).toBe(1);
  });
});

describe('what is read', () => {
  test('is a copy, deep down: changing it changes nothing', async () => {
    const rows = newTable();
    await rows.add({ id: 'P0', price: 1, tags: ['new'] });
    const found = rows.find('P0');
    const [listed] = rows.list();
    found?.tags.push('changed');
    listed?.tags.push('changed');
    Object.assign(found ?? {}, { price: 2 });
    expect(rows.find('P0')).toEqual({ id: 'P0', price: 1, tags: ['new'] });
    expect(rows.list()).toEqual([{ id: 'P0', price: 1, tags: ['new'] }]);
  });

  test('does not follow what was written, when that changes later', async () => {
    const rows = newTable();
    const given = { id: 'P0', price: 1, tags: ['new'] };
    await rows.add(given);
    given.tags.push('changed');
    given.price = 2;
    expect(rows.find('P0')).toEqual({ id: 'P0', price: 1, tags: ['new'] });
  });
});

const waits = (turns: number) => async (then: () => void) => {
  for (let left = turns; left > 0; left -= 1) await Promise.resolve();
  then();
};

test('jobs run one after another, in their order', async () => {
  const write = inTurn();
  const log: string[] = [];
  const job = (name: string, turns: number) =>
    write(async () => {
      log.push(`${name} begins`);
      await waits(turns)(() => log.push(`${name} ends`));
      return name;
    });
  expect(await Promise.all([job('slow', 9), job('quick', 0)])).toEqual(['slow', 'quick']);
  expect(log).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends']);
});

test('a job that fails rejects for its caller alone', async () => {
  const write = inTurn();
  const failed = write(() => Promise.reject(new Error('no')));
  const next = write(() => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});

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
