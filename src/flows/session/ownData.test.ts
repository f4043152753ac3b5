import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentApi } from '#api/content.ts';
import { membershipsApi } from '#api/memberships.ts';
import { ordersApi } from '#api/orders.ts';
import { connectCustomers, formOf, newBrowser, wire } from '#testing/backend/customerTab.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const { getOrderPages } = ordersApi.endpoints;
const { getMembershipPages } = membershipsApi.endpoints;
const { getContentBlock } = contentApi.endpoints;

/** A customer whose orders, memberships and two blocks of content were read. */
async function withOwnData() {
  const { open } = await newBrowser();
  const tab = open();
  const { store } = tab;
  await signIn(tab.context, formOf('socia', true));
  await store.dispatch(getOrderPages.initiate({}));
  const { data } = await store.dispatch(getMembershipPages.initiate({}));
  const keys = (data?.pages ?? []).flat().map((each) => each.content_block);
  for (const key of keys.slice(0, 2)) await store.dispatch(getContentBlock.initiate({ key }));
  const state = () => store.getState();
  const held = () => ({
    orders: getOrderPages.select({})(state()).data?.pages.flat().length,
    memberships: getMembershipPages.select({})(state()).data?.pages.flat().length,
    contents: keys.slice(0, 2).map((key) => getContentBlock.select({ key })(state()).data),
  });
  /** Has the server answer the next call with a message. */
  const refuse = async (message: string) => {
    wire.intercept = () => Response.json({ error: true, message });
    await store.dispatch(getContentBlock.initiate({ key: 'another' }));
    wire.intercept = undefined;
  };
  return { ...tab, keys, held, refuse };
}

const nothing = { orders: undefined, memberships: undefined, contents: [undefined, undefined] };

describe('orders, memberships and their content', () => {
  test('CONTENT-10: the content is loaded and kept per key', async () => {
    const { keys, held } = await withOwnData();
    const [one, other] = held().contents;
    expect(new Set(keys).size).toBe(keys.length);
    expect(one).not.toBe('');
    expect(other).not.toBe('');
    expect(one).not.toBe(other);
  });

  test("STATE-08, STATE-10: are reset when the server replies 'Requested token not found.'", async () => {
    const { held, refuse, customer } = await withOwnData();
    expect(held()).toEqual({
      orders: expect.any(Number) as number,
      memberships: expect.any(Number) as number,
      contents: [expect.any(String), expect.any(String)],
    });
    await refuse('Requested token not found.');
    expect(held()).toEqual(nothing);
    expect(customer()).toMatchObject({ loggedIn: false, lastEnd: 'expiry' });
  });

  test('STATE-07: are reset on logout', async () => {
    const { held, context } = await withOwnData();
    await signOut(context);
    expect(held()).toEqual(nothing);
  });

  test.each(['Token not found.', 'requested token not found', 'Session expired.', 'Unauthorized', ''])(
    'STATE-10: stay when it replies %j, which is no sign of an expiry',
    async (message) => {
      const { held, refuse, customer } = await withOwnData();
      const before = held();
      await refuse(message);
      expect(held()).toEqual(before);
      expect(customer().loggedIn).toBe(true);
    },
  );
});
