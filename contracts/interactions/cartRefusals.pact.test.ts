import { describe, expect, test } from 'vitest';
import { addToCart, createCart, getCart, removeFromCart } from '#schemas/cart.ts';
import { refusal } from '#contracts/pact/interaction.ts';
import { exactly } from '#contracts/pact/matchers.ts';
import { notFound, outOfStock, sameErrors } from './cartErrors.ts';

/** The failure of a call whose success returns a cart (API-62). */
const withoutCart = (message: string, ...errors: ReturnType<typeof outOfStock>[]) => ({
  error: true,
  message,
  cart: null,
  errors,
});

/** The shop recreates a cart by this message (CART-15). */
const lostCart = { message: exactly };

const known = { item: 'ZP0001-38', hash: 'c4f1e2' };

describe('a refused call of the cart', () => {
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

  test('API-56, API-63, CART-20: an item without stock is refused', async () => {
    const problem = await refusal(addToCart, {
      description: 'an item without stock in a cart',
      given: 'an item of a cart is sold out',
      params: { hash: 'c4f1e2', item: 'ZP0001-38', soldOut: 'AN0107-38' },
      args: { item: 'AN0107-38', quantity: 1, hash: 'c4f1e2', items: 'ZP0001-38=1,AN0107-38=1' },
      reply: withoutCart('Out of stock', outOfStock('AN0107-38')),
      matches: sameErrors,
    });
    expect(problem).toMatchObject({
      code: 'refused',
      message: 'Out of stock',
      errors: [outOfStock('AN0107-38')],
    });
  });

  test('API-56, API-63: an item of no product is refused', async () => {
    const problem = await refusal(addToCart, {
      description: 'an item of no product in a cart',
      given: 'an item is unknown',
      params: { hash: 'c4f1e2', item: 'ZP0001-38', unknown: 'XX0000-38' },
      args: { item: 'XX0000-38', quantity: 1, hash: 'c4f1e2', items: 'ZP0001-38=1,XX0000-38=1' },
      reply: withoutCart('Product not found', notFound('XX0000-38')),
      matches: sameErrors,
    });
    expect(problem).toMatchObject({ code: 'refused', errors: [notFound('XX0000-38')] });
  });

  test('API-53, API-62, CART-15: a cart that is not there any more cannot be read', async () => {
    const problem = await refusal(getCart, {
      description: 'a cart that is not there',
      given: 'a cart is unknown',
      params: { hash: 'c4f1e2' },
      args: { hash: 'c4f1e2' },
      reply: withoutCart('Cart not found'),
      matches: lostCart,
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
      matches: lostCart,
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
      matches: lostCart,
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
