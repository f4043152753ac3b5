import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { addToCart, getCart, removeFromCart } from '#schemas/cart.ts';
import { addSource } from '#schemas/persisted.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import { cartDevice, cartIn } from '#testing/backend/cartDevice.ts';
import { addAccepted, cartLost, cartSlice, selectAddSource } from './cart.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.stop());

const device = (visitor: string) => cartDevice(mock.url, visitor);

describe('the cart of this device', () => {
  test('CART-27: there is none at first, and no count', () => {
    const { cart, count, busy } = device('at first');
    expect(cart()).toBeUndefined();
    expect(count()).toBe(0);
    expect(busy()).toBe(false);
  });

  test('CART-24, STATE-04: a read that is on its way already is neither a call of its own nor a failure', async () => {
    const { send, order, busy, problem, store } = device('requested twice');
    const { hash } = cartIn(await order('ZP0001-38=1'));
    const [first, second] = [send(getCart, { hash }), send(getCart, { hash })];
    expect(store.getState().cart.pending).toHaveLength(1);
    await Promise.all([first, second]);
    expect([busy(), problem()]).toEqual([false, undefined]);
  });

  test('CART-06: each answer replaces it completely', async () => {
    const { order, cart } = device('replaced');
    const first = cartIn(await order('ZP0001-38=1,AN0107-38=1'));
    expect(cart()).toEqual(first);
    const second = cartIn(await order('ZP0002-40=1'));
    expect(cart()).toEqual(second);
    expect(second.hash).not.toBe(first.hash);
    expect(cart()?.items.map(({ id }) => id)).toEqual(['ZP0002-40']);
  });

  test('CART-06: discount, totals and coupons are those of the answer, also where they are none', async () => {
    const { order, cart, setState } = device('emptied');
    await order('ZP0001-38=1');
    await setState('an item is sold out', { item: 'AN0107-38', soldOut: 'ZP0001-38' });
    await order('ZP0001-38=1');
    expect(cart()).toMatchObject({
      items: [],
      sub_total_value: 0,
      total_value: 0,
      discount: 0,
      shippingAmountTotal: null,
      coupon: { coupons: {} },
    });
  });

  test.each(['refused', 'unavailable', 'html', 'brokenSchema', 'cut'] as const)(
    'CART-06: a failure (%s) leaves it as it was',
    async (fault) => {
      const { order, breakCall, cart, busy } = device(`failure: ${fault}`);
      const before = cartIn(await order('ZP0001-38=1'));
      await breakCall(fault);
      expect((await order('AN0107-38=1')).error).toBeDefined();
      expect(cart()).toEqual(before);
      expect(busy()).toBe(false);
    },
  );

  test('CART-27: its count is the sum of the quantities, not of the lines', async () => {
    const { order, count, setState } = device('count');
    await setState('items are in stock', { items: ['ZP0001-38', 'AN0107-38'], stock: 10 });
    await order('ZP0001-38=3,AN0107-38=10');
    expect(count()).toBe(13);
  });
});

describe('each of the calls', () => {
  const start = async (visitor: string) => {
    const shopper = device(visitor);
    await shopper.setState('items are in stock', { items: ['ZP0001-38', 'AN0107-38'], stock: 5 });
    const { hash } = cartIn(await shopper.order('ZP0001-38=1,AN0107-38=1'));
    return { ...shopper, hash };
  };

  test.each<[string, Endpoint, object, Record<string, number>]>([
    ['getCart', getCart, {}, { 'ZP0001-38': 1, 'AN0107-38': 1 }],
    [
      'addToCart',
      addToCart,
      { item: 'ZP0001-38', quantity: 4, items: 'ZP0001-38=4,AN0107-38=1' },
      { 'ZP0001-38': 4, 'AN0107-38': 1 },
    ],
    ['removeFromCart', removeFromCart, { item: 'ZP0001-38' }, { 'AN0107-38': 1 }],
  ])('CART-06, CART-07: %s replaces the cart by its answer', async (name, call, args, lines) => {
    const { send, hash, cart, problem } = await start(`each: ${name}`);
    const answer = cartIn(await send(call, { hash, ...args }));
    expect(cart()).toEqual(answer);
    expect(Object.fromEntries(answer.items.map(({ id, quantity }) => [id, quantity]))).toEqual(lines);
    expect(problem()).toBeUndefined();
  });

  test('KEEP-03: a failure is stored until an answer has the cart', async () => {
    const { send, hash, cart, problem, db } = await start('doubt');
    const before = cart();
    (await db()).faults.set('removeFromCart', 'cut');
    await send(removeFromCart, { hash, item: 'ZP0001-38' });
    expect(problem()?.code).toBe('network');
    expect(cart()).toEqual(before);
    await send(getCart, { hash });
    expect(problem()).toBeUndefined();
  });

  test('CART-16, STATE-12: a cart that is lost or cleared is none, and leaves no doubt', async () => {
    const { send, store, cart, problem, db } = await start('lost');
    const initial = cartSlice.getInitialState();
    store.dispatch(addAccepted('product'));
    (await db()).faults.set('getCart', 'refused');
    await send(getCart, { hash: 'unknown' });
    expect(problem()).toBeDefined();
    store.dispatch(cartLost());
    expect([cart(), problem()]).toEqual([undefined, undefined]);
    expect(store.getState().cart).toEqual(initial);
  });
});

test.each(['product', 'wishlist', 'catalog', 'recommendation'] as const)(
  'CART-01, CART-05: it stores that an add came from a %s',
  (source) => {
    const { store } = device(`source ${source}`);
    expect(selectAddSource(store.getState())).toBeUndefined();
    store.dispatch(addAccepted(source));
    expect(selectAddSource(store.getState())).toBe(source);
    expect(v.is(addSource, source)).toBe(true);
  },
);

test.each(['search', 'Product', ''])('CART-05: an add has no other source (%j)', (source) => {
  expect(v.is(addSource, source)).toBe(false);
});
