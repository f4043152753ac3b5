import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeCart } from '#commerce/cartCalls.ts';
import { cartTable } from '#mocks/carts.ts';
import { resetSession, sessionOf } from '#mocks/session.ts';
import { shopServer } from '#mocks/shopServer.ts';
import { addStep } from '#rules/addStep.ts';
import { linesOf } from '#rules/cartItems.ts';
import { readSettings } from '#rules/settings.ts';
import { selectCart, selectCartBusy, selectCartUnsettled } from '#store/cart.ts';
import { memoryDisk } from '#testing/memoryDisk.ts';
import { makeShop } from './makeShop.ts';

const origin = 'http://localhost:4173';
const items = ['ZP0001-38', 'AN0107-38', 'CL0301-S', 'ZP0002-40'];

const mock = shopServer({ control: true });
const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Answers that are on their way, after the server did what was asked. */
let held: (() => void)[] = [];
let isHeld = false;

beforeEach(() => {
  [held, isHeld] = [[], false];
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const response = await mock.fetch(new Request(...asked));
    if (isHeld) await new Promise<void>((answer) => held.push(answer));
    return response;
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Waits until nothing is on its way, written or read any more. */
async function rest(...tabs: Tab[]) {
  for (let quiet = 0; quiet < 3;) {
    for (const answer of held.splice(0)) answer();
    await turn();
    for (const { leave } of tabs) leave();
    const isQuiet = tabs.every(({ state }) => !selectCartBusy(state()) && !selectCartUnsettled(state()));
    quiet = isQuiet && held.length === 0 ? quiet + 1 : 0;
  }
}

/** A tab of a visitor, on the disk that all its tabs share. */
function tabOn(disk: ReturnType<typeof memoryDisk>, visitor: string) {
  const { store, keeping } = makeShop({
    country: 'ar',
    settings: readSettings('{"mock":true}'),
    origin,
    headers: { 'x-mock-session': visitor },
    clock: Date.now,
    random: () => 0.5,
    wait: turn,
    disk,
  });
  const cart = () => selectCart(store.getState());
  const lines = () => linesOf(cart()?.items ?? []);
  return {
    state: store.getState,
    lines: () =>
      lines()
        .map(({ item }) => item)
        .toSorted(),
    hash: () => cart()?.hash,
    focus: () => keeping?.look(),
    leave: () => void keeping?.flush(),
    ready: async () => keeping?.read,
    /** Adds an item as the shop does; gives whether the server has it. */
    async add(item: string) {
      const step = addStep(
        { hash: cart()?.hash ?? '', lines: lines(), busy: selectCartBusy(store.getState()) },
        { item, quantity: 1 },
      );
      if (step.kind !== 'create' && step.kind !== 'add') return false;
      const { reply } = await changeCart(store, { item, quantity: 1, lines: step.lines });
      return reply !== undefined;
    },
    remove: (item: string) =>
      changeCart(store, { item, quantity: 0, lines: lines().filter((line) => line.item !== item) }),
  };
}

type Tab = ReturnType<typeof tabOn>;

let visits = 0;

async function twoTabs(apart = false) {
  const visitor = `tabs ${(visits += 1)}`;
  resetSession(visitor, 'ar');
  const session = await sessionOf(visitor, 'ar');
  for (const item of items) session.stock.set(item, 5);
  const disk = memoryDisk();
  const tabs = [tabOn(disk, visitor), tabOn(apart ? memoryDisk() : disk, visitor)] as const;
  await Promise.all(tabs.map(({ ready }) => ready()));
  return { tabs, session };
}

describe('two tabs of one shop', () => {
  test('KEEP-04: what one adds is in the cart of the other when it gets the focus', async () => {
    const {
      tabs: [one, other],
    } = await twoTabs();
    await one.add('ZP0001-38');
    await rest(one);
    expect(other.lines()).toEqual([]);
    other.focus();
    expect(other.lines()).toEqual(['ZP0001-38']);
    await other.add('AN0107-38');
    await rest(one, other);
    one.focus();
    expect(one.lines()).toEqual(['AN0107-38', 'ZP0001-38']);
    expect(one.hash()).toBe(other.hash());
  });

  test('KEEP-04: what one takes off does not come back with the other', async () => {
    const {
      tabs: [one, other],
    } = await twoTabs();
    await one.add('ZP0001-38');
    await one.add('AN0107-38');
    await rest(one, other);
    other.focus();
    await other.remove('ZP0001-38');
    await rest(one, other);
    one.focus();
    await rest(one, other);
    expect(one.lines()).toEqual(['AN0107-38']);
  });

  test('KEEP-04: two carts that are made while neither knows of the other become one', async () => {
    const {
      tabs: [one, other],
      session,
    } = await twoTabs();
    isHeld = true;
    const adds = [one.add('ZP0001-38'), other.add('AN0107-38')];
    await rest(one, other);
    expect(await Promise.all(adds)).toEqual([true, true]);
    one.focus();
    await rest(one, other);
    other.focus();
    await rest(one, other);
    for (const tab of [one, other]) expect(tab.lines()).toEqual(['AN0107-38', 'ZP0001-38']);
    expect(one.hash()).toBe(other.hash());
    expect(session.carts.find(one.hash() ?? '')?.lines).toHaveLength(2);
  });
});

/** What a shopper does in one of two tabs, and what the network does. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), tab: fc.nat(1), item: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('focus' as const), tab: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const) }) },
);

/** How many sequences are tried; the figure of the project is that of a thousand. */
const runs = Number(process.env['RUNS'] ?? 60);

/** Both tabs agree at last, on all that was added and not taken off, and on nothing else. */
const check = (numRuns: number, apart = false) =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const { tabs, session } = await twoTabs(apart);
      const expected = new Set<string>();
      const adds: Promise<void>[] = [];
      held = [];
      isHeld = true;
      for (const each of steps) {
        if (each.kind === 'answer') held.splice(each.which % Math.max(1, held.length), 1)[0]?.();
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
          // Whoever takes off what is being added elsewhere may mean either: both tabs are at rest here.
          await rest(...tabs);
          await Promise.all(adds);
          tab.focus();
          await rest(...tabs);
          const [item] = tab.lines();
          if (item === undefined) continue;
          expected.delete(item);
          const removed = tab.remove(item);
          await rest(...tabs);
          await removed;
        }
        await turn();
      }
      await rest(...tabs);
      await Promise.all(adds);
      for (const tab of [tabs[0], tabs[1], tabs[0]]) {
        tab.focus();
        await rest(...tabs);
      }
      const wanted = [...expected].toSorted();
      expect(tabs.map(({ lines }) => lines())).toEqual([wanted, wanted]);
      if (expected.size > 0) expect(tabs[0].hash()).toBe(tabs[1].hash());
    }),
    { seed: 20265, numRuns },
  );

test('KEEP-04: whatever is added in two tabs, in whichever order the answers come, both agree on it at last', async () => {
  await expect(check(runs)).resolves.toBeUndefined();
}, 600_000);

test('refused are tabs that keep each a cart of its own', async () => {
  await expect(check(60, true)).rejects.toThrow('Property failed');
});
