import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { endpointOf } from '#contracts/lib/endpointOf.ts';
import { type RunningServer, startMockServer } from '#contracts/lib/mockServer.ts';
import { addToCart, getCart } from '#schemas/cart.ts';
import { getHome } from '#schemas/home.ts';
import { cartDevice, cartIn } from '#testing/cartDevice.ts';
import { readTimedOut } from './cart.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.stop());

const device = (visitor: string) => cartDevice(mock.url, visitor);

describe('a read that takes long', () => {
  test('CART-09: blocks adding until it is overdue', async () => {
    const { send, store, busy, session } = device('overdue');
    (await session()).faults.set('getCart', 'hang');
    const read = send(getCart, { hash: 'c4f1e2' });
    expect(busy()).toBe(true);
    store.dispatch(readTimedOut(read.requestId));
    expect(busy()).toBe(false);
    read.abort();
    await read;
    expect(busy()).toBe(false);
  });

  test('CART-06: is ignored once a change was sent after it', async () => {
    const { send, order, cart, session } = device('outrun');
    const { hash } = cartIn(await order('ZP0001-38=1'));
    (await session()).faults.set('getCart', 'slow');
    const read = send(getCart, { hash });
    const changed = cartIn(
      await send(addToCart, { hash, item: 'AN0107-38', quantity: 1, items: 'ZP0001-38=1,AN0107-38=1' }),
    );
    const elsewhere = await session();
    await elsewhere.carts.change(hash, (row) => {
      row.lines = [];
    });
    expect((await read).data).toBeDefined();
    expect(cart()).toEqual(changed);
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
