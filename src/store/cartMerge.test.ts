import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeCart } from '#schemas/customer.ts';
import { cartDevice, cartIn } from '#testing/backend/cartDevice.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { cartSlice } from './cart.ts';
import { reducer } from './reducer.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.stop());

/** A guest's cart of one line on the device of a customer whose cart has another line. */
async function open(visitor: string) {
  const own = cartDevice(mock.url, visitor);
  const db = await own.db();
  await db.tokens.add({ token: 'tok', customer: '1101', fingerprint: '', expires: Infinity });
  await db.carts.add({
    hash: 'c4f1e2',
    customer: '1101',
    lines: [{ item: 'CL0301-S', quantity: 2 }],
  });
  const guest = cartIn(await own.order('ZP0001-38=1'));
  return {
    ...own,
    guest,
    merge: (hash = guest.hash) => own.send(mergeCart, { token: 'tok', hash, flag: '1' }),
  };
}

test('CART-06, CART-07: a merge replaces the cart by its answer', async () => {
  const { merge, cart } = await open('merged');
  const merged = cartIn(await merge());
  expect(merged.items.map(({ id, quantity }) => `${id}=${quantity}`)).toEqual(['CL0301-S=2', 'ZP0001-38=1']);
  expect(cart()).toEqual(merged);
});

test('CART-09: a merge blocks adding until its answer', async () => {
  const { merge, busy } = await open('merging');
  const sent = merge();
  expect(busy()).toBe(true);
  await sent;
  expect(busy()).toBe(false);
});

test('CART-17: a merge that is refused leaves the cart as it was, in doubt', async () => {
  const { merge, cart, guest, problem } = await open('merge refused');
  await merge('ffffff');
  expect([cart(), problem()?.message]).toEqual([guest, 'Cart not found']);
});

test('STATE-14: neither answer nor problem of a call that was sent before the slice was reset counts', async () => {
  const { merge, cart, problem, store } = await open('reset');
  const sent = [merge(), merge('ffffff')];
  store.replaceReducer((state, action) => {
    const next = reducer(state, action);
    return action.type === 'ended' ? { ...next, cart: cartSlice.reducer(undefined, action) } : next;
  });
  store.dispatch({ type: 'ended' });
  await Promise.all(sent);
  expect([cart(), problem()]).toEqual([undefined, undefined]);
});
