import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointOf } from '#contracts/endpointOf.ts';
import { type RunningServer, startMockServer } from '#contracts/mockServer.ts';
import { storeOn } from '#contracts/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import type { Fault } from '#mocks/faults.ts';
import { createCart, type CartReply } from '#schemas/cart.ts';
import { getHome } from '#schemas/home.ts';
import { selectCart, selectCartBusy, selectCartCount } from './cart.ts';
import '#api/cart.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.stop());

/** A device of a visitor of its own, on the real mock backend over HTTP. */
function device(visitor: string) {
  const headers = { 'x-mock-session': visitor };
  const store = storeOn(hostsOf('development', 'ar', mock.url), { headers });
  const setState = (state: string, params: unknown) =>
    fetch(`${mock.url}/__mock/state`, { method: 'POST', headers, body: JSON.stringify({ state, params }) });
  return {
    order: (items: string) => store.dispatch(endpointOf(createCart).initiate({ items })),
    breakCall: (fault: Fault) => setState('a call fails', { call: 'createCart', fault }),
    setState,
    store,
    cart: () => selectCart(store.getState()),
    busy: () => selectCartBusy(store.getState()),
    count: () => selectCartCount(store.getState()),
  };
}

const cartIn = ({ data }: { data?: unknown }) => (data as CartReply).cart;

describe('the cart of this device', () => {
  test('CART-27: there is none at first, and no count', () => {
    const { cart, count, busy } = device('at first');
    expect(cart()).toBeUndefined();
    expect(count()).toBe(0);
    expect(busy()).toBe(false);
  });

  test('CART-06: each answer replaces it whole', async () => {
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

  test('CART-09: a call of another kind is none', async () => {
    const { store, busy } = device('other');
    const sent = store.dispatch(endpointOf(getHome).initiate({ key: 'home_pwa' }));
    expect(busy()).toBe(false);
    await sent;
  });
});
