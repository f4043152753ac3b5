import { describe, expect, test } from 'vitest';
import { aWishlistItem } from '#fixtures/wishlist.ts';
import { addToWishlist, removeFromWishlist } from '#schemas/wishlist.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { entryByEntry, exactly, like } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';
import { done, refusedBy, signedIn } from './knownCustomer.ts';

const token = 'tok-140';
const shoes = aWishlistItem();
const boots = aWishlistItem({
  id: '5502',
  sku: 'AN0107',
  price: 118490,
  special_price: 94990,
  available: false,
  url: '/botin-quena-an0107.html',
});

const statedOf = ({ id, sku, price, special_price, available }: typeof shoes) => ({
  id,
  sku,
  price,
  special_price,
  available,
});
const saved = (...items: (typeof shoes)[]) => ({ ...signedIn, items: items.map(statedOf) });

/** The list, entry by entry: which products, in which order, at which price, and whether they can be bought. */
const same: Matches = {
  items: entryByEntry,
  ...Object.fromEntries(
    ['id', 'sku', 'price', 'special_price', 'available'].map((field) => [`items.*.${field}`, exactly]),
  ),
};

/** The same of a list in which the server has given an id. */
const sameButId: Matches = { ...same, 'items.*.id': like(/^\d+$/) };

describe('a product that is saved', () => {
  test('API-93: is answered with the list in which it is', async () => {
    const result = await interaction(addToWishlist, {
      description: 'one more product for the wishlist',
      given: 'a customer has a wishlist',
      params: saved(boots),
      args: { token, sku: 'ZP0001' },
      reply: { ...done, items: [boots, shoes] },
      matches: sameButId,
    });
    expect(result).toEqual({ AN0107: boots, ZP0001: shoes });
  });

  test('API-93: that is in the list already is refused', async () => {
    const problem = await refusal(addToWishlist, {
      description: 'a product that is in the wishlist already',
      given: 'a customer has a wishlist',
      params: saved(shoes),
      args: { token, sku: 'ZP0001' },
      ...refusedBy('Item already exist in wishlist.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Item already exist in wishlist.' });
  });

  test('API-93: that the shop does not sell is refused', async () => {
    const problem = await refusal(addToWishlist, {
      description: 'a product for the wishlist that is not sold',
      given: 'a customer is signed in',
      params: signedIn,
      args: { token, sku: 'XX9999' },
      reply: { error: true, message: 'Product not found.' },
    });
    expect(problem.code).toBe('refused');
  });

  test('API-93: for a token that has expired is refused', async () => {
    const problem = await refusal(addToWishlist, {
      description: 'a product for the wishlist of a token that has expired',
      given: 'a token has expired',
      params: signedIn,
      args: { token, sku: 'ZP0001' },
      ...refusedBy('Requested token not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });
});

describe('a product that is taken out of the wishlist', () => {
  test('API-94: is not in the list any more', async () => {
    const result = await interaction(removeFromWishlist, {
      description: 'the removal of a product from the wishlist',
      given: 'a customer has a wishlist',
      params: saved(shoes, boots),
      args: { token, sku: 'ZP0001' },
      reply: { ...done, items: [boots] },
      matches: same,
    });
    expect(result).toEqual({ AN0107: boots });
  });

  test('API-94: leaves an empty list where it was the last', async () => {
    const result = await interaction(removeFromWishlist, {
      description: 'the removal of the last product from the wishlist',
      given: 'a customer has a wishlist',
      params: saved(shoes),
      args: { token, sku: 'ZP0001' },
      reply: { ...done, items: [] },
      matches: { items: exactly },
    });
    expect(result).toEqual({});
  });

  test('API-94: that is gone already is no failure', async () => {
    const result = await interaction(removeFromWishlist, {
      description: 'the removal of a product that is not in the wishlist',
      given: 'a customer has a wishlist',
      params: saved(boots),
      args: { token, sku: 'ZP0001' },
      reply: { ...done, items: [boots] },
      matches: same,
    });
    expect(result).toEqual({ AN0107: boots });
  });

  test('API-94: for a token that has expired is refused', async () => {
    const problem = await refusal(removeFromWishlist, {
      description: 'a removal from the wishlist of a token that has expired',
      given: 'a token has expired',
      params: signedIn,
      args: { token, sku: 'ZP0001' },
      ...refusedBy('Requested token not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });
});
