import { describe, expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import { aWishlistItem } from '#fixtures/wishlist.ts';
import { getAddresses } from '#schemas/addresses.ts';
import { getWishlist } from '#schemas/wishlist.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { exactly } from '#contracts/pact/matchers.ts';
import { done, refusedBy, sameEntries, signedIn } from './knownCustomer.ts';

const args = { token: 'tok-140' };

describe('the addresses of a customer', () => {
  test('API-74, SESS-24: are listed with the default ones', async () => {
    const addresses = [
      anAddress({ is_default_billing: '1', is_default_shipping: '0' }),
      anAddress({
        id_customer_address: '302',
        address1: 'San Martín',
        fk_customer_address_region: '2',
        fk_customer_address_city: '7',
        city: 'Rosario',
        additional_info: '',
        is_default_billing: '0',
        is_default_shipping: '1',
      }),
    ];
    const result = await interaction(getAddresses, {
      description: 'the addresses of a customer',
      given: 'a customer has addresses',
      params: { ...signedIn, addresses },
      args,
      reply: { ...done, addresses },
      matches: sameEntries('addresses', anAddress()),
    });
    expect(result).toEqual(addresses);
  });

  test('API-74: are an empty list where there are none', async () => {
    const result = await interaction(getAddresses, {
      description: 'the addresses of a customer without any',
      given: 'a customer is signed in',
      params: signedIn,
      args,
      reply: { ...done, addresses: [] },
      matches: { addresses: exactly },
    });
    expect(result).toEqual([]);
  });

  test('API-74: of a token that has expired are refused', async () => {
    const problem = await refusal(getAddresses, {
      description: 'the addresses for a token that has expired',
      given: 'a token has expired',
      params: signedIn,
      args,
      ...refusedBy('Requested token not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });
});

describe('the wishlist of a customer', () => {
  const boots = { id: '5502', sku: 'AN0107', price: 118490, special_price: 94990, available: false };
  const items = [aWishlistItem(), aWishlistItem({ ...boots, url: '/botin-quena-an0107.html' })];
  const stated = items.map(({ id, sku, price, special_price, available }) => ({
    id,
    sku,
    price,
    special_price,
    available,
  }));

  test('API-92, WISH-03: has the saved products, available or not', async () => {
    const result = await interaction(getWishlist, {
      description: 'the wishlist of a customer',
      given: 'a customer has a wishlist',
      params: { ...signedIn, items: stated },
      args,
      reply: { ...done, items },
      matches: sameEntries('items', aWishlistItem(), 'productname', 'brand', 'image', 'url'),
    });
    expect(result).toEqual({ ZP0001: items[0], AN0107: items[1] });
  });

  test('API-92: is an empty list where nothing is saved', async () => {
    const result = await interaction(getWishlist, {
      description: 'the wishlist of a customer without any product',
      given: 'a customer is signed in',
      params: signedIn,
      args,
      reply: { ...done, items: [] },
      matches: { items: exactly },
    });
    expect(result).toEqual({});
  });

  test('API-92: of a token that has expired is refused', async () => {
    const problem = await refusal(getWishlist, {
      description: 'the wishlist for a token that has expired',
      given: 'a token has expired',
      params: signedIn,
      args,
      ...refusedBy('Requested token not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });
});
