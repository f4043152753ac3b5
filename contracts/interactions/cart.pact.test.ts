import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { createCart, getCart } from '#schemas/cart.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { notFound, outOfStock, sameErrors } from './cartErrors.ts';
import { boots, cartOf, cartOfOne, sameAmounts, sameCart, sameLines, sold } from './soldItems.ts';

describe('cart', () => {
  test('API-54, API-55, API-14: a cart is made of the lines of the device', async () => {
    const reply = aCartReply({ cart: cartOf(182_988, aCartItem(), boots(1)) });
    const created = await interaction(createCart, {
      description: 'a new cart with two items',
      given: 'items are in stock',
      params: { items: ['ZP0001-38', 'AN0107-38'], stock: 3 },
      args: { items: 'ZP0001-38=2,AN0107-38=1' },
      reply,
      matches: sameLines,
    });
    expect(created).toEqual(reply);
  });

  test('API-54, API-53: a reduced item, and shipping that is not free', async () => {
    const sums = { sub_total_value: 43999, total_value: 48499, shippingAmountTotal: 4500 };
    const reply = aCartReply({ cart: aCart({ ...sums, items: [aCartItem({ quantity: 1 })] }) });
    const created = await interaction(createCart, {
      description: 'a new cart with a reduced item',
      ...sold([]),
      args: { items: 'ZP0001-38=1' },
      reply,
      matches: { ...sameLines, ...sameAmounts },
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
      matches: { ...sameLines, ...sameErrors },
    });
    expect(created).toEqual(reply);
  });

  test('API-54, API-62, API-63: an item of no product is left out and named in errors', async () => {
    const reply = aCartReply({
      cart: aCart({ hash: 'd7a903', items: [aCartItem({ quantity: 1 })] }),
      errors: [notFound('XX0000-38')],
    });
    const created = await interaction(createCart, {
      description: 'a new cart with an item of no product',
      given: 'an item is unknown',
      params: { hash: 'c4f1e2', item: 'ZP0001-38', unknown: 'XX0000-38' },
      args: { items: 'ZP0001-38=1,XX0000-38=1' },
      reply,
      matches: { ...sameLines, ...sameErrors },
    });
    expect(created).toEqual(reply);
  });

  test('API-53, API-62: the cart of a hash', async () => {
    const reply = aCartReply();
    const read = await interaction(getCart, {
      description: 'the cart of a hash',
      given: 'a cart holds items',
      params: cartOfOne,
      args: { hash: 'c4f1e2' },
      reply,
      matches: sameCart,
    });
    expect(read).toEqual(reply);
  });

  test('API-53, API-62: an item without special price, and shipping that is not free', async () => {
    const line = { id: 'ES0190-38', sku: 'ES0190', price: 49990, special_price: 0, paid_price: 49990 };
    const sums = { sub_total_value: 49990, total_value: 54490, shippingAmountTotal: 4500 };
    const reply = aCartReply({ cart: aCart({ ...sums, items: [aCartItem({ ...line, quantity: 1 })] }) });
    const read = await interaction(getCart, {
      description: 'the cart of a hash, with an item at full price',
      ...sold([{ item: 'ES0190-38', quantity: 1 }]),
      args: { hash: 'c4f1e2' },
      reply,
      matches: { ...sameCart, ...sameAmounts },
    });
    expect(read).toEqual(reply);
  });

  test('API-53, API-62: reduced items, and shipping that is free', async () => {
    const reply = aCartReply({ cart: cartOf(182_988, aCartItem(), boots(1)) });
    const read = await interaction(getCart, {
      description: 'the cart of a hash, with reduced items',
      ...sold([
        { item: 'ZP0001-38', quantity: 2 },
        { item: 'AN0107-38', quantity: 1 },
      ]),
      args: { hash: 'c4f1e2' },
      reply,
      matches: { ...sameCart, ...sameAmounts },
    });
    expect(read).toEqual(reply);
  });

  test('API-53, API-63, CART-19: an item that ran out is taken off and named', async () => {
    const reply = aCartReply({
      cart: aCart({ items: [aCartItem({ quantity: 1 })] }),
      errors: [outOfStock('AN0107-38')],
    });
    const read = await interaction(getCart, {
      description: 'the cart of a hash, of which an item ran out',
      given: 'an item of a cart is sold out',
      params: { hash: 'c4f1e2', item: 'ZP0001-38', soldOut: 'AN0107-38' },
      args: { hash: 'c4f1e2' },
      reply,
      matches: { ...sameCart, ...sameErrors },
    });
    expect(read).toEqual(reply);
  });
});
