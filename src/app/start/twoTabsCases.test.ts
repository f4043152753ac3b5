import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wire } from '#testing/backend/customerTab.ts';
import { turn } from '#testing/fakeBrowser.ts';
import { clear, clearings, connectTabs, network, settleTabs, twoTabs } from '#testing/model/twoTabs.ts';

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
      session,
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
    expect(session.carts.find(one.hash() ?? '')?.lines).toHaveLength(2);
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
    const { tabs, session } = await twoTabs();
    const [one, other] = tabs;
    await one.add('ZP0001-38');
    await one.add('AN0107-38');
    await settleTabs(one);
    other.focus();
    await settleTabs(one, other);
    expect(other.lines()).toEqual(['AN0107-38', 'ZP0001-38']);
    await clear(one, how, session);
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
