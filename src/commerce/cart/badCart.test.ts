import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { selectCartProblem } from '#store/cart.ts';
import { queueBackend } from '#testing/queueDevice.ts';

const device = queueBackend();

const without = (field: string) =>
  Object.fromEntries(Object.entries(aCartReply({})).filter(([name]) => name !== field));
const item = (changed: object) => aCartReply({ cart: aCart({ items: [{ ...aCartItem(), ...changed }] }) });

describe('answers to a change that no server should give', () => {
  test.each<[string, object]>([
    ['has no cart', without('cart')],
    ['has null for a cart', { ...aCartReply({}), cart: null }],
    ['has a total below zero', aCartReply({ cart: aCart({ total_value: -1 }) })],
    ['has a subtotal below zero', aCartReply({ cart: aCart({ sub_total_value: -0.01 }) })],
    ['has a total that is no number', aCartReply({ cart: aCart({ total_value: 'N/A' as never }) })],
    ['has no items', aCartReply({ cart: aCart({ items: null as never }) })],
    ['has a text for a price', item({ paid_price: 'N/A' })],
    ['has a list for a quantity', item({ quantity: [2] })],
    ['has a text for a quantity', item({ quantity: 'dos' })],
    ['has a line of nothing', item({ quantity: 0 })],
    ['has a quantity below zero', item({ quantity: -1 })],
    ['has a part of an item', item({ quantity: 1.5 })],
  ])('CART-17, KEEP-03: after one that %s the last good cart stays', async (what, reply) => {
    const { put, send, intercept, cart, lines, waiting, store } = await device(what, ['ZP0001-38']);
    const before = cart();
    intercept(() => Promise.resolve(Response.json(reply)));
    put('ZP0001-38', 3);
    await send();
    expect(cart()).toEqual(before);
    expect(waiting()).toBe('');
    // The notice on the screen offers to try again.
    expect(selectCartProblem(store.getState())).toBeDefined();
    intercept((_path, answer) => answer());
    put('ZP0001-38', 4);
    await send();
    expect(lines()).toBe('ZP0001-38=4');
    expect(selectCartProblem(store.getState())).toBeUndefined();
  });
});
