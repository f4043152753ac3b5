import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { addToCart, createCart, getCart, removeFromCart } from '#schemas/cart.ts';
import { addCoupon, removeCoupon } from '#schemas/coupons.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import { getHome } from '#schemas/home.ts';
import { cartDevice, cartIn } from '#testing/backend/cartDevice.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { readTimedOut } from './cart.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.stop());

function device(visitor: string) {
  const own = cartDevice(mock.url, visitor);
  /** Empties the visitor's cart from another device. */
  const elsewhere = async (hash: string) =>
    (await own.db()).carts.change(hash, (row) => {
      row.lines = [];
    });
  return { ...own, elsewhere };
}

describe('a read that takes long', () => {
  test('CART-09: blocks adding until it is overdue', async () => {
    const { send, store, busy, db } = device('overdue');
    (await db()).faults.set('getCart', 'hang');
    const read = send(getCart, { hash: 'c4f1e2' });
    expect(busy()).toBe(true);
    store.dispatch(readTimedOut(read.requestId));
    expect(busy()).toBe(false);
    read.abort();
    await read;
    expect(busy()).toBe(false);
  });

  test('CART-09: blocks adding although another one is overdue', async () => {
    const { send, store, busy, db } = device('another is overdue');
    (await db()).faults.set('getCart', 'hang');
    const read = send(getCart, { hash: 'c4f1e2' });
    store.dispatch(readTimedOut('another'));
    expect(busy()).toBe(true);
    read.abort();
    await read;
  });

  test.each<[Endpoint, object]>([
    [createCart, { items: 'AN0107-38=1' }],
    [addToCart, { item: 'AN0107-38', quantity: 2, items: 'ZP0001-38=1,AN0107-38=2' }],
    [removeFromCart, { item: 'AN0107-38' }],
  ])('CART-06: is ignored once $name was sent after it', async (call, args) => {
    const { send, order, cart, elsewhere, db } = device(`outrun: ${call.name}`);
    const { hash } = cartIn(await order('ZP0001-38=1,AN0107-38=1'));
    (await db()).faults.set('getCart', 'slow');
    const read = send(getCart, { hash });
    const changed = cartIn(await send(call, { hash, ...args }));
    await elsewhere(hash);
    expect((await read).data).toBeDefined();
    expect(cart()).toEqual(changed);
  });

  test('CART-06: counts although another was sent after it', async () => {
    const { send, order, cart, elsewhere } = device('two reads');
    const { hash } = cartIn(await order('ZP0001-38=1'));
    await elsewhere(hash);
    await Promise.all([send(getCart, { hash }), send(getCart, { hash: 'unknown' })]);
    expect(cart()?.items).toEqual([]);
  });
});

describe('a cart request in flight', () => {
  test('CART-09: it is busy from the tap to the answer', async () => {
    const { order, busy } = device('busy');
    const sent = order('ZP0001-38=1');
    expect(busy()).toBe(true);
    await sent;
    expect(busy()).toBe(false);
  });

  test('CART-09: of two it is busy until the last one has its end', async () => {
    const { order, busy, breakCall } = device('two');
    await breakCall('hang');
    const [first, second] = [order('ZP0001-38=1'), order('AN0107-38=1')];
    first.abort();
    await first;
    const between = busy();
    second.abort();
    await second;
    expect([between, busy()]).toEqual([true, false]);
  });

  test('CART-09: of two it is busy although one of them has its answer', async () => {
    const { send, order, busy, db } = device('one answer');
    (await db()).faults.set('getCart', 'hang');
    const read = send(getCart, { hash: 'c4f1e2' });
    await order('ZP0001-38=1');
    expect(busy()).toBe(true);
    read.abort();
    await read;
  });

  test('CART-01: of two changes both answers count', async () => {
    const { order, cart } = device('two changes');
    await Promise.all([order('ZP0001-38=1'), order('AN0107-38=1')]);
    expect(
      cart()
        ?.items.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['AN0107-38', 'ZP0001-38']);
  });

  test('KEEP-03: one that the shop drops leaves the problem of the one before', async () => {
    const { send, order, problem, db } = device('dropped after a problem');
    (await db()).faults.set('createCart', 'cut').set('getCart', 'hang');
    await order('ZP0001-38=1');
    const read = send(getCart, { hash: 'c4f1e2' });
    read.abort();
    await read;
    expect(problem()?.code).toBe('network');
  });

  test.each<[Endpoint, object]>([
    [addCoupon, { coupon: 'VERANO10' }],
    [removeCoupon, { coupon: 'VERANO10' }],
  ])(
    'CART-17: $name that fails leaves the cart without a problem, and another call pending',
    async (call, args) => {
      const { send, problem, busy, db } = device(`failing ${call.name}`);
      (await db()).faults.set(call.name, 'cut').set('getCart', 'hang');
      const read = send(getCart, { hash: 'c4f1e2' });
      const sent = await send(call, { hash: 'c4f1e2', ...args });
      expect(sent.error).toMatchObject({ code: 'network' });
      expect([problem(), busy()]).toEqual([undefined, true]);
      read.abort();
      await read;
      expect(busy()).toBe(false);
    },
  );

  test('CART-09: it is not busy any more when the shop drops the request', async () => {
    const { order, busy, breakCall } = device('dropped');
    await breakCall('hang');
    const sent = order('ZP0001-38=1');
    sent.abort();
    await sent;
    expect(busy()).toBe(false);
  });

  test('CART-09: a read that is not needed was never one', async () => {
    const { store, order, busy } = device('skipped');
    const { hash } = cartIn(await order('ZP0001-38=1'));
    const read = () => store.dispatch(cartApi.endpoints.getCart.initiate({ hash }));
    const first = read();
    await read();
    await first;
    expect(busy()).toBe(false);
    const last = order('AN0107-38=1');
    expect(busy()).toBe(true);
    await last;
  });

  test('CART-09: a call of another kind is none', async () => {
    const { store, busy } = device('other');
    const sent = store.dispatch(endpointOf(getHome).initiate({ key: 'home_pwa' }));
    expect(busy()).toBe(false);
    await sent;
  });
});
