import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartTable } from '#mocks/cart/tables.ts';
import { turn } from '#testing/fakeBrowser.ts';
import {
  type Connection,
  clear,
  clearings,
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
      const { tabs, session } = await twoTabs(connection);
      const expected = new Set<string>();
      const adds: Promise<void>[] = [];
      network.answers = [];
      network.holds = true;
      for (const each of steps) {
        if (each.kind === 'answer')
          network.answers.splice(each.which % Math.max(1, network.answers.length), 1)[0]?.();
        if (each.kind === 'forget') session.carts = cartTable();
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
          const cleared = clear(tab, each.how, session).finally(() => (progress.isCleared = true));
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
