import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { aCartItem } from '#fixtures/cart.ts';
import { addToCart, getCart } from '#schemas/cart.ts';
import { cartDevice, cartIn } from '#testing/backend/cartDevice.ts';
import { selectCartNeedsReconcile } from './cart.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import './session/sessionReducer.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.stop());

describe('another tab that writes a cart', () => {
  const line = (id: string) => aCartItem({ id, quantity: 1 });
  async function start(visitor: string) {
    const tab = cartDevice(mock.url, visitor);
    const known = cartIn(await tab.order('ZP0001-38=1'));
    const slice = (cart: typeof known | undefined) => ({ cart: { cart, addSource: undefined } });
    return {
      ...tab,
      needsReconcile: () => selectCartNeedsReconcile(tab.store.getState()),
      add: () =>
        tab.send(addToCart, {
          hash: known.hash,
          item: 'AN0107-38',
          quantity: 1,
          items: 'ZP0001-38=1,AN0107-38=1',
        }),
      otherTab: (lines: string[] | undefined, hash = known.hash) =>
        tab.store.dispatch(
          otherTabWrote({
            known: slice(known),
            current: slice(lines && { ...known, hash, items: lines.map(line) }),
          }),
        ),
    };
  }

  test('KEEP-04: during a call has its lines joined with the answer, and the cart is read after it', async () => {
    const { add, otherTab, cart, needsReconcile } = await start('written meanwhile');
    const sent = add();
    otherTab(['ZP0001-38', 'ZP0002-40']);
    expect(needsReconcile()).toBe(false);
    await sent;
    expect(
      cart()
        ?.items.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['AN0107-38', 'ZP0001-38', 'ZP0002-40']);
    expect(needsReconcile()).toBe(true);
  });

  test('KEEP-04: without a hash during a call is not read before its answer', async () => {
    const { add, otherTab, needsReconcile } = await start('without hash meanwhile');
    const sent = add();
    otherTab(['ZP0001-38', 'ZP0002-40'], '');
    expect(needsReconcile()).toBe(false);
    await sent;
    expect(needsReconcile()).toBe(true);
  });

  test('STATE-14: in another session has it replaced', async () => {
    const { store, cart } = await start('another session');
    const customer = { loggedIn: false, buyerType: 'logged out', visitor_has_orders: false } as const;
    const slice = (endedSessions: number, ...ids: string[]) => ({
      customer: { ...customer, endedSessions },
      cart: {
        cart: { ...(cart() as NonNullable<ReturnType<typeof cart>>), items: ids.map(line) },
        addSource: undefined,
      },
    });
    store.dispatch(otherTabWrote({ known: slice(0), current: slice(1, 'AN0107-38') }));
    expect(cart()?.items.map(({ id }) => id)).toEqual(['AN0107-38']);
  });

  test('KEEP-04: and empties it during a call keeps it empty, without another call', async () => {
    const { send, otherTab, cart, needsReconcile } = await start('emptied meanwhile');
    const sent = send(getCart, { hash: cart()?.hash });
    otherTab(undefined);
    await sent;
    expect(cart()).toBeUndefined();
    expect(needsReconcile()).toBe(false);
  });

  test('KEEP-04: is read once: any call of the cart is enough, also one that fails', async () => {
    const { add, otherTab, needsReconcile, db } = await start('written before');
    // Without a hash: the other tab has merged it, and the server does not have it.
    otherTab(['ZP0001-38', 'ZP0002-40'], '');
    expect(needsReconcile()).toBe(true);
    (await db()).faults.set('addToCart', 'refused');
    await add();
    expect(needsReconcile()).toBe(false);
  });
});
