import { describe, expect, test } from 'vitest';
import { aCartItem, aCartReply } from '#fixtures/cart.ts';
import { addToCart } from '#schemas/cart.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { entryByEntry, exactly } from '#contracts/pact/matchers.ts';
import { outOfStock, sameErrors } from './cartErrors.ts';
import { refusedBy, signedIn } from './knownCustomer.ts';
import { boots, cartOf, sameAmounts, sold } from './soldItems.ts';

const { items, shipping } = sold([]).params;
const shoe = { item: 'ZP0001-38', quantity: 2 };
const boot = { item: 'AN0107-38', quantity: 1 };
const owned = { ...signedIn, cart: { hash: 'c4f1e2', lines: [shoe, boot] }, items, shipping };

/** A customer sends her token, and none of the lines of the device. */
const args = { item: 'AN0107-38', quantity: 3, hash: 'c4f1e2', token: 'tok-140' };

/** A failure with no cart, for which other calls have one. */
const without = { error: true, cart: null };

describe('an add of a customer', () => {
  test('API-56, API-57: sets the quantity of an item, and leaves the other lines as they are', async () => {
    const reply = aCartReply({ cart: cartOf(372_968, aCartItem(), boots(3)) });
    const added = await interaction(addToCart, {
      description: 'a quantity in the cart of a customer',
      given: 'a customer has a cart',
      params: owned,
      args,
      reply,
      matches: {
        'cart.hash': exactly,
        'cart.items': entryByEntry,
        'cart.items.*.id': exactly,
        'cart.items.*.quantity': exactly,
        ...sameAmounts,
      },
    });
    expect(added).toEqual(reply);
  });

  test('API-57, API-63, CART-20: of an item without stock is refused', async () => {
    const problem = await refusal(addToCart, {
      description: 'an item without stock in the cart of a customer',
      given: 'the cart of a guest holds a sold-out item',
      params: { ...owned, guest: { hash: 'd7a903', lines: [] }, soldOut: 'ES0190-38' },
      args: { ...args, item: 'ES0190-38', quantity: 1 },
      reply: { ...without, message: 'Out of stock', errors: [outOfStock('ES0190-38')] },
      matches: sameErrors,
    });
    expect(problem).toMatchObject({ code: 'refused', errors: [outOfStock('ES0190-38')] });
  });

  test('API-57, SESS-47: with a token that has expired is refused', async () => {
    const problem = await refusal(addToCart, {
      description: 'an add with a token that has expired',
      given: 'a token has expired',
      params: signedIn,
      args,
      ...refusedBy('Requested token not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });

  test('API-57, CART-15: finds no cart of another customer', async () => {
    const problem = await refusal(addToCart, {
      description: 'an item in the cart of another customer',
      given: 'a cart is that of another customer',
      params: { ...signedIn, hash: 'd7a903' },
      args: { ...args, hash: 'd7a903' },
      reply: { ...without, message: 'Cart not found', errors: [] },
      matches: { message: exactly },
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Cart not found' });
  });
});
