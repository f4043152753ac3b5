import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { addToCart, createCart, getCart, removeFromCart } from '#schemas/cart.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';

const outOfStock = (sku: string) => ({ code: 'OUT_OF_STOCK', sku, message: 'Out of stock' });

/** The failure of a call whose success returns a cart (API-62). */
const withoutCart = (message: string, ...errors: ReturnType<typeof outOfStock>[]) => ({
  error: true,
  message,
  cart: null,
  errors,
});

describe('cart', () => {
  test('API-54, API-55, API-14: a cart is made of the lines of the device', async () => {
    const reply = aCartReply();
    const created = await interaction(createCart, {
      description: 'a new cart with two items',
      given: 'items are in stock',
      params: { items: ['ZP0001-38', 'AN0107-38'], stock: 3 },
      args: { items: 'ZP0001-38=2,AN0107-38=1' },
      reply,
    });
    expect(created).toEqual(reply);
  });

  test('API-54, API-62, API-63: an item without stock is left out and named in errors', async () => {
    const reply = aCartReply({
      cart: aCart({ hash: 'd7a903', items: [aCartItem({ quantity: 1 })] }),
      errors: [{ code: 'OUT_OF_STOCK', sku: 'AN0107-38', message: 'Out of stock' }],
    });
    const created = await interaction(createCart, {
      description: 'a new cart with an item that is sold out',
      given: 'an item is sold out',
      params: { item: 'ZP0001-38', soldOut: 'AN0107-38' },
      args: { items: 'ZP0001-38=1,AN0107-38=1' },
      reply,
    });
    expect(created).toEqual(reply);
  });

  test('API-54: a refusal carries the message of the server', async () => {
    const problem = await refusal(createCart, {
      description: 'a new cart, which is refused',
      given: 'a call fails',
      params: { call: 'createCart', fault: 'refused' },
      args: { items: 'ZP0001-38=1' },
      reply: { error: true, message: 'Not active.' },
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Not active.' });
  });

  test('API-54: a server that is down', async () => {
    const problem = await refusal(createCart, {
      description: 'a new cart, while the server is down',
      given: 'a call fails',
      params: { call: 'createCart', fault: 'unavailable' },
      args: { items: 'ZP0001-38=1' },
      status: 503,
      reply: { message: 'Service unavailable.' },
    });
    expect(problem).toMatchObject({ code: 'server', status: 503 });
  });

  const cartOfOne = { hash: 'c4f1e2', lines: [{ item: 'ZP0001-38', quantity: 2 }], stock: 3 };

  test('API-53, API-62: the cart of a hash', async () => {
    const reply = aCartReply();
    const read = await interaction(getCart, {
      description: 'the cart of a hash',
      given: 'a cart holds items',
      params: cartOfOne,
      args: { hash: 'c4f1e2' },
      reply,
    });
    expect(read).toEqual(reply);
  });

  test('API-53, API-63, CART-19: an item that ran out is taken off and named', async () => {
    const reply = aCartReply({ errors: [outOfStock('AN0107-38')] });
    const read = await interaction(getCart, {
      description: 'the cart of a hash, of which an item ran out',
      given: 'an item of a cart is sold out',
      params: { hash: 'c4f1e2', item: 'ZP0001-38', soldOut: 'AN0107-38' },
      args: { hash: 'c4f1e2' },
      reply,
    });
    expect(read).toEqual(reply);
  });

  test('API-56, API-57: an item is added to a cart', async () => {
    const reply = aCartReply();
    const added = await interaction(addToCart, {
      description: 'a second item in a cart',
      given: 'a cart holds items',
      params: { ...cartOfOne, lines: [...cartOfOne.lines, { item: 'AN0107-38', quantity: 1 }] },
      args: { item: 'AN0107-38', quantity: 3, hash: 'c4f1e2', items: 'ZP0001-38=2,AN0107-38=3' },
      reply,
    });
    expect(added).toEqual(reply);
  });

  test('API-56, API-63, CART-20: an item without stock is refused', async () => {
    const problem = await refusal(addToCart, {
      description: 'an item without stock in a cart',
      given: 'an item of a cart is sold out',
      params: { hash: 'c4f1e2', item: 'ZP0001-38', soldOut: 'AN0107-38' },
      args: { item: 'AN0107-38', quantity: 1, hash: 'c4f1e2', items: 'ZP0001-38=1,AN0107-38=1' },
      reply: withoutCart('Out of stock', outOfStock('AN0107-38')),
    });
    expect(problem).toMatchObject({
      code: 'refused',
      message: 'Out of stock',
      errors: [outOfStock('AN0107-38')],
    });
  });

  test('API-58: an item is taken off a cart', async () => {
    const reply = aCartReply();
    const left = await interaction(removeFromCart, {
      description: 'an item out of a cart',
      given: 'a cart holds items',
      params: { ...cartOfOne, lines: [...cartOfOne.lines, { item: 'AN0107-38', quantity: 1 }] },
      args: { hash: 'c4f1e2', item: 'AN0107-38' },
      reply,
    });
    expect(left).toEqual(reply);
  });

  test('API-58, API-62: the last item leaves a cart of nothing', async () => {
    const nothing = { discount: 0, sub_total_value: 0, total_value: 0, shippingAmountTotal: null, items: [] };
    const reply = aCartReply({ cart: aCart(nothing) });
    const left = await interaction(removeFromCart, {
      description: 'the last item out of a cart',
      given: 'a cart holds items',
      params: cartOfOne,
      args: { hash: 'c4f1e2', item: 'ZP0001-38' },
      reply,
    });
    expect(left).toEqual(reply);
  });

  const known = { item: 'ZP0001-38', hash: 'c4f1e2' };

  test('API-53, API-62, CART-15: a cart that is not there any more cannot be read', async () => {
    const problem = await refusal(getCart, {
      description: 'a cart that is not there',
      given: 'a cart is unknown',
      params: { hash: 'c4f1e2' },
      args: { hash: 'c4f1e2' },
      reply: withoutCart('Cart not found'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Cart not found' });
  });

  test('API-56, CART-15: a cart that is not there any more takes no item', async () => {
    const problem = await refusal(addToCart, {
      description: 'an item in a cart that is not there',
      given: 'a cart is unknown',
      params: { hash: 'c4f1e2' },
      args: { ...known, quantity: 1, items: 'ZP0001-38=1' },
      reply: withoutCart('Cart not found'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Cart not found' });
  });

  test('API-58, CART-15: a cart that is not there any more gives no item back', async () => {
    const problem = await refusal(removeFromCart, {
      description: 'an item out of a cart that is not there',
      given: 'a cart is unknown',
      params: { hash: 'c4f1e2' },
      args: known,
      reply: withoutCart('Cart not found'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Cart not found' });
  });

  test('API-56, CART-17: an add that the server fails at', async () => {
    const problem = await refusal(addToCart, {
      description: 'an item in a cart, while the server is down',
      given: 'a call fails',
      params: { call: 'addToCart', fault: 'unavailable' },
      args: { ...known, quantity: 1, items: 'ZP0001-38=1' },
      status: 503,
      reply: { message: 'Service unavailable.' },
    });
    expect(problem).toMatchObject({ code: 'server', status: 503 });
  });
});
