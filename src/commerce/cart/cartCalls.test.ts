import { describe, expect, test } from 'vitest';
import { selectCartProblem } from '#store/cart.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { cartBackend } from '#testing/cartBackend.ts';

const device = cartBackend();

describe('a change of the cart', () => {
  test('CART-13, API-55: a visitor without a cart makes one of the item', async () => {
    const { change, calls, lines } = await device('first');
    await change('ZP0001-38', 1);
    expect(calls()).toEqual(['POST items=ZP0001-38=1']);
    expect(lines()).toBe('ZP0001-38=1');
  });

  test('CART-13, API-57: a later add sends its hash and all lines, this one included', async () => {
    const { change, calls, cart, lines } = await device('later', 'ZP0001-38');
    const hash = cart()?.hash;
    await change('AN0107-38', 2);
    expect(calls()).toEqual([`POST item=AN0107-38&quantity=2&hash=${hash}&items=ZP0001-38=1,AN0107-38=2`]);
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=2');
    expect(cart()?.hash).toBe(hash);
  });

  test('API-58, CART-14: none of an item takes it off', async () => {
    const { change, calls, cart, lines } = await device('removed', 'ZP0001-38', 'AN0107-38');
    await change('ZP0001-38', 0);
    expect(calls()).toEqual([`DELETE hash=${cart()?.hash}&item=ZP0001-38`]);
    expect(lines()).toBe('AN0107-38=1');
  });

  test('CART-15, CART-16: a lost cart is recreated with the item being added', async () => {
    const { change, calls, cart, lines, loseCarts } = await device('forgotten', 'ZP0001-38');
    const before = cart()?.hash;
    loseCarts();
    const { problem, reply } = await change('AN0107-38', 1);
    expect(problem).toBeUndefined();
    expect(reply?.cart.items).toHaveLength(2);
    expect(calls().at(-1)).toBe('POST items=ZP0001-38=1,AN0107-38=1');
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
    expect(cart()?.hash).not.toBe(before);
  });

  test('CART-17: a lost cart that cannot be recreated stays on the device, and is tried once', async () => {
    const { change, calls, lines, loseCarts, breakCall } = await device('not recreated', 'ZP0001-38');
    loseCarts();
    breakCall('createCart', 'refused');
    expect((await change('AN0107-38', 1)).problem?.code).toBe('refused');
    expect(calls().map((call) => call.split('=')[0])).toEqual(['POST item', 'POST items']);
    expect(lines()).toBe('ZP0001-38=1');
  });

  test('KEEP-04, CART-15: what another tab has removed since is not recreated', async () => {
    const { change, calls, cart, lines, loseCarts, store } = await device('emptied', 'ZP0001-38', 'CL0301-S');
    loseCarts();
    const known = { cart: { cart: cart() } };
    const sent = change('AN0107-38', 1);
    store.dispatch(otherTabWrote({ known, current: { cart: {} } }));
    await sent;
    expect(calls().at(-1)).toBe('POST items=AN0107-38=1');
    expect(lines()).toBe('AN0107-38=1');
  });

  test('CART-16: with no lines left the cart is empty, and no further call is sent', async () => {
    const { change, calls, cart, loseCarts, store } = await device('lost', 'ZP0001-38');
    loseCarts();
    expect(await change('ZP0001-38', 0)).toEqual({});
    expect(calls()).toHaveLength(1);
    expect([cart(), selectCartProblem(store.getState())]).toEqual([undefined, undefined]);
  });

  test.each(['refused', 'unavailable', 'badRequest'] as const)(
    'CART-17: after a failure (%s) the cart is read again, and the failure is returned',
    async (fault) => {
      const { change, calls, cart, breakCall, session } = await device(`fault ${fault}`, 'ZP0001-38');
      const hash = cart()?.hash ?? '';
      await session.carts.change(hash, (row) => {
        row.lines = [{ item: 'CL0301-S', quantity: 2 }];
      });
      breakCall('addToCart', fault);
      const { problem } = await change('AN0107-38', 1);
      expect(problem).toBeDefined();
      expect(calls().at(-1)).toBe(`GET hash=${hash}`);
      expect(cart()?.items.map(({ id }) => id)).toEqual(['CL0301-S']);
    },
  );

  test('CART-20: an item without stock is reported by the server, and the cart is unchanged', async () => {
    const { change, lines, session } = await device('sold out', 'ZP0001-38');
    session.stock.set('AN0107-38', 0);
    const { problem } = await change('AN0107-38', 1);
    expect(problem?.errors).toEqual([{ code: 'OUT_OF_STOCK', sku: 'AN0107-38', message: 'Out of stock' }]);
    expect(lines()).toBe('ZP0001-38=1');
  });
});
