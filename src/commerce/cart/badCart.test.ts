import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectCartProblem } from '#store/cart.ts';
import { queueBackend } from '#testing/queueDevice.ts';
import { readCart } from './cartCalls.ts';
import { changeCoupon } from './couponCalls.ts';

const device = queueBackend();

const without = (field: string) =>
  Object.fromEntries(Object.entries(aCartReply({})).filter(([name]) => name !== field));
const item = (changed: object) => aCartReply({ cart: aCart({ items: [{ ...aCartItem(), ...changed }] }) });

/** The answer with the hash of the device's cart, so that only the rest of it is wrong. */
const withHash = (reply: object, hash = '') =>
  'cart' in reply && reply.cart !== null ? { ...reply, cart: { ...(reply.cart as object), hash } } : reply;

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
    ['has more of an item than can be chosen', item({ quantity: 11 })],
    ['has a part of an item', item({ quantity: 1.5 })],
  ])('CART-17, KEEP-03: after one that %s the last good cart stays', async (what, reply) => {
    const { put, send, intercept, cart, lines, waiting, store } = await device(what, ['ZP0001-38']);
    const before = cart();
    intercept(() => Promise.resolve(Response.json(withHash(reply, before?.hash))));
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

const ofSomebodyElse = aCartReply({
  cart: aCart({ hash: 'e0f1a2', items: [aCartItem({ id: 'CL0301-S', sku: 'CL0301' })] }),
});

describe('an answer with the cart of somebody else', () => {
  type Shopper = Awaited<ReturnType<typeof device>>;

  const change = async ({ put, send, store }: Shopper, quantity: number) => {
    put('ZP0001-38', quantity);
    await send();
    return { problem: selectCartProblem(store.getState()) };
  };

  test.each<[string, (shopper: Shopper) => Promise<{ problem?: Problem | undefined }>]>([
    ['a read', ({ store }) => readCart(store)],
    ['a new quantity', (shopper) => change(shopper, 3)],
    ['a removal', (shopper) => change(shopper, 0)],
    ['a coupon', ({ store }) => changeCoupon(store, 'add', 'VERANO10')],
    ['a coupon less', ({ store }) => changeCoupon(store, 'remove', 'VERANO10')],
  ])('CART-17, KEEP-03: to %s is a failure, after which the last good cart stays', async (what, act) => {
    const shopper = await device(`somebody else: ${what}`, ['ZP0001-38']);
    const before = shopper.cart();
    shopper.intercept(() => Promise.resolve(Response.json(ofSomebodyElse)));
    expect((await act(shopper)).problem).toMatchObject({ code: 'schema' });
    expect(shopper.cart()).toEqual(before);
    expect(shopper.waiting()).toBe('');
    shopper.intercept((_path, answer) => answer());
    expect(await change(shopper, 4)).toEqual({ problem: undefined });
    expect(shopper.lines()).toBe('ZP0001-38=4');
  });
});
