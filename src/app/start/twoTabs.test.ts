import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartTable } from '#mocks/cart/tables.ts';
import { wire } from '#testing/backend/customerTab.ts';
import { turn } from '#testing/fakeBrowser.ts';
import {
  clear,
  clearings,
  type Connection,
  connectTabs,
  items,
  network,
  settleTabs,
  twoTabs,
} from '#testing/model/twoTabs.ts';

beforeEach(connectTabs);
afterEach(() => vi.unstubAllGlobals());

/** What a shopper does in one of two tabs, and what the network does. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), tab: fc.nat(1), item: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('focus' as const), tab: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clear' as const),
      tab: fc.nat(1),
      how: fc.constantFrom(...clearings),
    }),
  },
);

/** Number of sequences; published results are of 1,000. */
const runs = Number(process.env['RUNS'] ?? 30);

/** Both tabs end with everything that was added and not removed, and with nothing else. */
const check = (numRuns: number, connection: Connection) =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const { tabs, db } = await twoTabs(connection);
      const expected = new Set<string>();
      const adds: Promise<void>[] = [];
      network.answers = [];
      network.holds = true;
      for (const each of steps) {
        if (each.kind === 'answer')
          network.answers.splice(each.which % Math.max(1, network.answers.length), 1)[0]?.();
        if (each.kind === 'forget') db.carts = cartTable();
        const [first, second] = tabs;
        const tab = 'tab' in each && each.tab === 1 ? second : first;
        if (each.kind === 'focus') tab.focus();
        if (each.kind === 'add') {
          const item = items[each.item] ?? '';
          tab.focus();
          adds.push(tab.add(item).then((isThere) => void (isThere && expected.add(item))));
        }
        if (each.kind === 'remove') {
          // Removing what the other tab is adding has two valid results, so both tabs are idle here.
          await settleTabs(...tabs);
          await Promise.all(adds);
          tab.focus();
          await settleTabs(...tabs);
          const [item] = tab.lines();
          if (item === undefined) continue;
          expected.delete(item);
          const removed = tab.remove(item);
          await settleTabs(...tabs);
          await removed;
        }
        if (each.kind === 'clear') {
          await settleTabs(...tabs);
          await Promise.all(adds);
          tab.focus();
          await settleTabs(...tabs);
          expected.clear();
          const progress = { isCleared: false };
          const cleared = clear(tab, each.how, db).finally(() => (progress.isCleared = true));
          // Only this tab learns of it now.
          while (!progress.isCleared) await settleTabs(tab);
          await cleared;
        }
        await turn();
      }
      await settleTabs(...tabs);
      await Promise.all(adds);
      for (const tab of [tabs[0], tabs[1], tabs[0]]) {
        tab.focus();
        await settleTabs(...tabs);
      }
      const wanted = [...expected].toSorted();
      expect(tabs.map(({ lines }) => lines())).toEqual([wanted, wanted]);
      if (expected.size > 0) expect(tabs[0].hash()).toBe(tabs[1].hash());
    }),
    { seed: Number(process.env['SEED'] ?? 20265), numRuns },
  );

test.each(['by focus', 'at once'] as const)(
  'KEEP-04: two tabs that know of changes %s converge, whatever is added and in whatever order the answers arrive',
  async (connection) => {
    await expect(check(runs, connection)).resolves.toBeUndefined();
  },
  600_000,
);

test('tabs with separate carts do not converge', async () => {
  await expect(check(30, 'not at all')).rejects.toThrow('Property failed');
});

beforeEach(connectTabs);
afterEach(() => vi.unstubAllGlobals());

describe('two tabs of one shop', () => {
  test('KEEP-04: what one tab adds is in the cart of the other when that gets the focus', async () => {
    const {
      tabs: [one, other],
    } = await twoTabs();
    await one.add('ZP0001-38');
    await settleTabs(one);
    expect(other.lines()).toEqual([]);
    other.focus();
    expect(other.lines()).toEqual(['ZP0001-38']);
    await other.add('AN0107-38');
    await settleTabs(one, other);
    one.focus();
    expect(one.lines()).toEqual(['AN0107-38', 'ZP0001-38']);
    expect(one.hash()).toBe(other.hash());
  });

  test('KEEP-04: what one tab removes is not restored by the other', async () => {
    const {
      tabs: [one, other],
    } = await twoTabs();
    await one.add('ZP0001-38');
    await one.add('AN0107-38');
    await settleTabs(one, other);
    other.focus();
    await other.remove('ZP0001-38');
    await settleTabs(one, other);
    one.focus();
    await settleTabs(one, other);
    expect(one.lines()).toEqual(['AN0107-38']);
  });

  test('KEEP-04: two carts that are created independently become one', async () => {
    const {
      tabs: [one, other],
      db,
    } = await twoTabs();
    network.holds = true;
    const adds = [one.add('ZP0001-38'), other.add('AN0107-38')];
    await settleTabs(one, other);
    expect(await Promise.all(adds)).toEqual([true, true]);
    one.focus();
    await settleTabs(one, other);
    other.focus();
    await settleTabs(one, other);
    for (const tab of [one, other]) expect(tab.lines()).toEqual(['AN0107-38', 'ZP0001-38']);
    expect(one.hash()).toBe(other.hash());
    expect(db.carts.find(one.hash() ?? '')?.lines).toHaveLength(2);
  });
});

test('KEEP-04: two tabs side by side do not read in turns a cart whose answer is never the same twice', async () => {
  const {
    tabs: [one, other],
  } = await twoTabs('at once');
  const calls: string[] = [];
  wire.intercept = async ({ method, url }, answer) => {
    const text = await (await answer()).text();
    calls.push(`${method} ${new URL(url).pathname}`);
    return new Response(text.replaceAll(/"total_value":[\d.]+/g, `"total_value":${calls.length}`));
  };
  await one.add('ZP0001-38');
  for (let turns = 0; turns < 100; turns += 1) await turn();
  expect(other.lines()).toEqual(['ZP0001-38']);
  expect(calls).toEqual(['POST /api/cart/']);
});

test('KEEP-04: two tabs side by side that show different screens stop writing', async () => {
  const {
    tabs: [one, other],
    written,
  } = await twoTabs('at once');
  one.visit('/mujer/');
  other.visit('/hombre/');
  await one.add('ZP0001-38');
  for (let turns = 0; turns < 100; turns += 1) await turn();
  const before = written.count;
  for (let turns = 0; turns < 100; turns += 1) await turn();
  expect(written.count).toBe(before);
  // Each wrote what it has done, and what it has read of the other once.
  expect(before).toBeLessThan(12);
});

describe.each(clearings)('a cart that one tab has emptied: %s', (how) => {
  async function emptied() {
    const { tabs, db } = await twoTabs();
    const [one, other] = tabs;
    await one.add('ZP0001-38');
    await one.add('AN0107-38');
    await settleTabs(one);
    other.focus();
    await settleTabs(one, other);
    expect(other.lines()).toEqual(['AN0107-38', 'ZP0001-38']);
    await clear(one, how, db);
    await settleTabs(one);
    return { one, other };
  }

  test('KEEP-04: is empty in the other, and stays so in both', async () => {
    const { one, other } = await emptied();
    for (const tab of [other, one, other]) {
      tab.focus();
      await settleTabs(one, other);
    }
    expect([one.lines(), other.lines()]).toEqual([[], []]);
  });

  test('KEEP-04: has only what the other adds after that', async () => {
    const { one, other } = await emptied();
    // It has not read what the first has written.
    await other.add('CL0301-S');
    await settleTabs(one, other);
    for (const tab of [other, one]) {
      tab.focus();
      await settleTabs(one, other);
    }
    expect([one.lines(), other.lines()]).toEqual([['CL0301-S'], ['CL0301-S']]);
  });
});
