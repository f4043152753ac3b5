import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { getCartHash, mergeCart } from '#schemas/customer.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { entryByEntry, exactly } from '#contracts/pact/matchers.ts';
import { outOfStock, sameErrors } from './cartErrors.ts';
import { code, known, lines } from './knownCoupon.ts';
import { done, refusedBy, signedIn } from './knownCustomer.ts';
import { boots, sameAmounts, sold } from './soldItems.ts';

const { items, shipping } = sold([]).params;
const shoe = (quantity: number) => ({ item: 'ZP0001-38', quantity });
const boot = (quantity: number) => ({ item: 'AN0107-38', quantity });

/** The customer's cart, and the one that a guest has made on this device. */
const own = { hash: 'c4f1e2', lines: [shoe(1), boot(1)] };
const guest = { hash: 'd7a903', lines: [shoe(2), { item: 'ES0190-38', quantity: 1 }] };
const owned = { ...signedIn, cart: own, items, shipping };
const args = { token: 'tok-140', hash: 'd7a903', flag: '1' } as const;

const sandals = aCartItem({
  id: 'ES0190-38',
  sku: 'ES0190',
  price: 49990,
  special_price: 0,
  paid_price: 49990,
  quantity: 1,
});
const replyOf = (sum: number, lines: ReturnType<typeof aCartItem>[], errors = [] as { code: string }[]) =>
  aCartReply({
    cart: aCart({ sub_total_value: sum, total_value: sum, items: lines }),
    errors: errors as ReturnType<typeof outOfStock>[],
  });

const sameCart = {
  'cart.hash': exactly,
  'cart.items': entryByEntry,
  'cart.items.*.id': exactly,
  'cart.items.*.quantity': exactly,
  ...sameAmounts,
};

describe('the hash of the cart of a customer', () => {
  test('API-52, CART-23: is found by the token', async () => {
    const hash = await interaction(getCartHash, {
      description: 'the hash of a cart of a customer',
      given: 'a customer has a cart',
      params: owned,
      args: { token: 'tok-140' },
      reply: { ...done, cart: { hash: 'c4f1e2' }, errors: [] },
      matches: { 'cart.hash': exactly },
    });
    expect(hash).toBe('c4f1e2');
  });

  test('API-52, CART-23: is that of a new cart for a customer without one', async () => {
    const hash = await interaction(getCartHash, {
      description: 'the hash of a new cart of a customer',
      given: 'a customer is signed in',
      params: signedIn,
      args: { token: 'tok-140' },
      reply: { ...done, cart: { hash: 'd7a903' }, errors: [] },
    });
    expect(hash).toBe('d7a903');
  });
});

describe('a merge', () => {
  test('API-59, CART-22, CART-23: has the items of both carts, each with its higher quantity', async () => {
    const reply = replyOf(232_978, [aCartItem(), boots(1), sandals]);
    const merged = await interaction(mergeCart, {
      description: 'the cart of a guest into that of a customer',
      given: 'a customer and a guest have carts',
      params: { ...owned, guest },
      args,
      reply,
      matches: sameCart,
    });
    expect(merged).toEqual(reply);
  });

  test('API-59, CART-22: has the items of the guest where the customer has none', async () => {
    const reply = replyOf(137_988, [aCartItem(), sandals]);
    const merged = await interaction(mergeCart, {
      description: 'the cart of a guest into an empty one',
      given: 'a customer and a guest have carts',
      params: { ...owned, cart: { ...own, lines: [] }, guest },
      args,
      reply,
      matches: sameCart,
    });
    expect(merged).toEqual(reply);
  });

  test('API-59, CART-22, CART-07: keeps the coupon of the guest, with its sums', async () => {
    const coupons = { [code]: { code, label: '10 % de descuento', amount: 8_799.8 } };
    const reply = aCartReply({
      cart: aCart({
        discount: 8_799.8,
        total_value: 83_698.2,
        shippingAmountTotal: 4_500,
        coupon: { coupons },
        items: [aCartItem({ paid_price: 39_599.1 })],
      }),
    });
    const merged = await interaction(mergeCart, {
      description: 'the cart of a guest with a coupon',
      given: 'the cart of a guest has a coupon',
      params: { ...signedIn, ...known, lines, hash: 'd7a903', own: 'c4f1e2' },
      args,
      reply,
      matches: { ...sameCart, [`cart.coupon.coupons.${code}.amount`]: exactly },
    });
    expect(merged).toEqual(reply);
  });

  test('API-59: that is repeated adds nothing', async () => {
    const reply = replyOf(138_989, [aCartItem({ quantity: 1 }), boots(1)]);
    const merged = await interaction(mergeCart, {
      description: 'the cart of a guest once more',
      given: 'the cart of a guest was merged',
      params: { ...owned, merged: 'd7a903' },
      args,
      reply,
      matches: sameCart,
    });
    expect(merged).toEqual(reply);
  });

  test('API-59: of the own cart, which the device has from an earlier session, changes nothing', async () => {
    const reply = replyOf(138_989, [aCartItem({ quantity: 1 }), boots(1)]);
    const merged = await interaction(mergeCart, {
      description: 'the cart of a customer into itself',
      given: 'a customer has a cart',
      params: owned,
      args: { ...args, hash: 'c4f1e2' },
      reply,
      matches: sameCart,
    });
    expect(merged).toEqual(reply);
  });

  test('API-59, API-63: leaves out what ran out, and names it', async () => {
    const reply = replyOf(182_988, [aCartItem(), boots(1)], [outOfStock('ES0190-38')]);
    const merged = await interaction(mergeCart, {
      description: 'the cart of a guest with an item that is sold out',
      given: 'the cart of a guest holds a sold-out item',
      params: { ...owned, guest, soldOut: 'ES0190-38' },
      args,
      reply,
      matches: { ...sameCart, ...sameErrors },
    });
    expect(merged).toEqual(reply);
  });

  const lost = {
    reply: { error: true, message: 'Cart not found', cart: null, errors: [] },
    matches: { message: exactly },
  };

  test('API-59, CART-15: of a cart that is gone is refused', async () => {
    const problem = await refusal(mergeCart, {
      description: 'a cart that is gone into that of a customer',
      given: 'a customer has a cart',
      params: owned,
      args: { ...args, hash: 'ffffff' },
      ...lost,
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Cart not found' });
  });

  test('API-59: of the cart of another customer is refused', async () => {
    const problem = await refusal(mergeCart, {
      description: 'the cart of another customer into that of a customer',
      given: 'a cart is that of another customer',
      params: { ...signedIn, hash: 'd7a903' },
      args,
      ...lost,
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Cart not found' });
  });
});

test.each([
  ['getCartHash', getCartHash, { token: 'tok-140' }],
  ['mergeCart', mergeCart, args],
] as const)('API-52, API-59: %s with a token that has expired is refused', async (name, call, given) => {
  const problem = await refusal(call as typeof getCartHash, {
    description: `a token that has expired (${name})`,
    given: 'a token has expired',
    params: signedIn,
    args: given,
    ...refusedBy('Requested token not found.'),
  });
  expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
});
