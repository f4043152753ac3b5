import { describe, expect, test } from 'vitest';
import { selectCartBusy, selectCartProblem } from '#store/cart.ts';
import { cartBackend } from '#testing/cartBackend.ts';
import { readCart } from './cartCalls.ts';

const device = cartBackend();

describe('reading the cart', () => {
  test('CART-24, API-53: requests the cart of its hash', async () => {
    const { store, calls, cart } = await device('read', 'ZP0001-38');
    const { reply } = await readCart(store);
    expect(calls()).toEqual([`GET hash=${cart()?.hash}`]);
    expect(reply?.cart).toEqual(cart());
  });

  test('CART-15: a lost one is recreated from the lines of this device', async () => {
    const { store, calls, lines, loseCarts } = await device('read, forgotten', 'ZP0001-38', 'AN0107-38');
    loseCarts();
    await readCart(store);
    expect(calls().at(-1)).toBe('POST items=ZP0001-38=1,AN0107-38=1');
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });

  test('CART-24: one that cannot be read stays as it was, and is known to be in doubt', async () => {
    const { store, lines, breakCall } = await device('read, refused', 'ZP0001-38');
    breakCall('getCart', 'refused');
    expect((await readCart(store)).problem?.code).toBe('refused');
    expect(lines()).toBe('ZP0001-38=1');
    expect(selectCartProblem(store.getState())).toBeDefined();
    expect(selectCartBusy(store.getState())).toBe(false);
  });
});
