import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { createCart } from '#schemas/cart.ts';
import { interaction, refusal } from './interaction.ts';

describe('cart', () => {
  test('API-54, API-55, API-14: a cart is made of the lines of the device', async () => {
    const reply = aCartReply();
    const created = await interaction(createCart, {
      asks: 'a new cart with two items',
      given: 'items are in stock',
      params: { items: ['ZP0001-38', 'AN0107-38'], stock: 3 },
      args: { items: 'ZP0001-38=2,AN0107-38=1' },
      reply,
    });
    expect(created).toEqual(reply);
  });

  test('API-54, API-62, API-63: what is out of stock is left out and named', async () => {
    const reply = aCartReply({
      cart: aCart({ hash: 'd7a903', items: [aCartItem({ quantity: 1 })] }),
      errors: [{ code: 'OUT_OF_STOCK', sku: 'AN0107-38', message: 'Out of stock' }],
    });
    const created = await interaction(createCart, {
      asks: 'a new cart with an item that is sold out',
      given: 'an item is sold out',
      params: { item: 'ZP0001-38', soldOut: 'AN0107-38' },
      args: { items: 'ZP0001-38=1,AN0107-38=1' },
      reply,
    });
    expect(created).toEqual(reply);
  });

  test('API-54: a refusal carries the message of the server', async () => {
    const problem = await refusal(createCart, {
      asks: 'a new cart, which is refused',
      given: 'a call fails',
      params: { call: 'createCart', fault: 'refused' },
      args: { items: 'ZP0001-38=1' },
      reply: { error: true, message: 'Not active.' },
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Not active.' });
  });

  test('API-54: a server that is down', async () => {
    const problem = await refusal(createCart, {
      asks: 'a new cart, while the server is down',
      given: 'a call fails',
      params: { call: 'createCart', fault: 'unavailable' },
      args: { items: 'ZP0001-38=1' },
      status: 503,
      reply: { message: 'Service unavailable.' },
    });
    expect(problem).toMatchObject({ code: 'server', status: 503 });
  });
});
