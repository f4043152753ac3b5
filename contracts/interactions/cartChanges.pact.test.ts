import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { addToCart, removeFromCart } from '#schemas/cart.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { exactly } from '#contracts/pact/matchers.ts';
import { boots, cartOf, cartOfOne, sameAmounts, sameCart, sold } from './soldItems.ts';

describe('a change of a cart', () => {
  test('API-56, API-57: an item is added to a cart', async () => {
    const reply = aCartReply({ cart: cartOf(372_968, aCartItem(), boots(3)) });
    const added = await interaction(addToCart, {
      description: 'a second item in a cart',
      ...sold([...cartOfOne.lines, { item: 'AN0107-38', quantity: 1 }]),
      args: { item: 'AN0107-38', quantity: 3, hash: 'c4f1e2', items: 'ZP0001-38=2,AN0107-38=3' },
      reply,
      matches: { ...sameCart, ...sameAmounts },
    });
    expect(added).toEqual(reply);
  });

  test('API-57: an item stands where the lines of the device have it', async () => {
    const reply = aCartReply({ cart: cartOf(372_968, boots(3), aCartItem()) });
    const added = await interaction(addToCart, {
      description: 'an item in a cart, before the one that is there',
      ...sold(cartOfOne.lines),
      args: { item: 'AN0107-38', quantity: 3, hash: 'c4f1e2', items: 'AN0107-38=3,ZP0001-38=2' },
      reply,
      matches: sameCart,
    });
    expect(added).toEqual(reply);
  });

  test('API-58: an item is taken off a cart', async () => {
    const reply = aCartReply();
    const left = await interaction(removeFromCart, {
      description: 'an item out of a cart',
      ...sold([...cartOfOne.lines, { item: 'AN0107-38', quantity: 1 }]),
      args: { hash: 'c4f1e2', item: 'AN0107-38' },
      reply,
      matches: { ...sameCart, ...sameAmounts },
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
      matches: {
        'cart.hash': exactly,
        'cart.sub_total_value': exactly,
        'cart.total_value': exactly,
        'cart.discount': exactly,
      },
    });
    expect(left).toEqual(reply);
  });
});
