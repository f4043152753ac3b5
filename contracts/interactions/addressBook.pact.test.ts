import { describe, expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import { addAddress, editAddress, removeAddress } from '#schemas/addresses.ts';
import { interaction, refusal } from '#contracts/pact/interaction.ts';
import { entryByEntry, exactly, like } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';
import { done, refusedBy, signedIn } from './knownCustomer.ts';

const token = 'tok-140';

/** What is written into an address: all but what the server adds. */
function writtenOf(address: ReturnType<typeof anAddress>) {
  const { id_customer_address: _id, city: _city, ...written } = address;
  return { ...written, token };
}

/** The list, entry by entry, all fields by their values. */
const same: Matches = {
  addresses: entryByEntry,
  ...Object.fromEntries(Object.keys(anAddress()).map((field) => [`addresses.*.${field}`, exactly])),
};

/** The same of a list in which the server has given an id. */
const sameButId: Matches = { ...same, 'addresses.*.id_customer_address': like(/^\d+$/) };

const home = anAddress();
const office = anAddress({
  id_customer_address: '302',
  address1: 'Av. 13',
  is_default_billing: '0',
  is_default_shipping: '0',
});

describe('a new address', () => {
  test('API-75, ADDR-02: is answered with the list in which it is', async () => {
    const args = writtenOf(anAddress());
    const list = await interaction(addAddress, {
      description: 'a new address of a customer without any',
      given: 'a customer is signed in',
      params: signedIn,
      args,
      reply: { ...done, addresses: [home] },
      matches: sameButId,
    });
    expect(list).toEqual([home]);
  });

  test('API-75: that is the default takes the mark from the one before', async () => {
    const moved = [
      anAddress({ is_default_billing: '0', is_default_shipping: '0' }),
      anAddress({ id_customer_address: '302', address1: 'Av. 13' }),
    ];
    const list = await interaction(addAddress, {
      description: 'a new default address',
      given: 'a customer has addresses',
      params: { ...signedIn, addresses: [home] },
      args: writtenOf(anAddress({ address1: 'Av. 13' })),
      reply: { ...done, addresses: moved },
      matches: sameButId,
    });
    expect(list).toEqual(moved);
  });

  test('API-75, ADDR-16: without a city has none', async () => {
    const { fk_customer_address_city: _city, ...args } = writtenOf(anAddress());
    const addresses = [anAddress({ fk_customer_address_city: '0', city: '' })];
    const list = await interaction(addAddress, {
      description: 'a new address without a city',
      given: 'a customer is signed in',
      params: signedIn,
      args,
      reply: { ...done, addresses },
      matches: sameButId,
    });
    expect(list).toEqual(addresses);
  });

  test('API-75, ADDR-17: with a postcode of another region is refused', async () => {
    const message = 'Post code does not belong to the selected region.';
    const problem = await refusal(addAddress, {
      description: 'a new address with a postcode of another region',
      given: 'a postcode belongs to another region',
      params: { ...signedIn, region: '5', postcode: '2000' },
      args: writtenOf(anAddress({ postcode: '2000' })),
      reply: { error: true, message, errors: [{ code: 'POSTCODE_REGION', field: 'postcode', message }] },
      matches: { message: exactly },
    });
    expect(problem).toMatchObject({ code: 'refused', message, errors: [{ field: 'postcode' }] });
  });

  test('API-75, ERR-21: with a field that is not accepted is refused', async () => {
    const message = 'Error on validation form, please review and try again.';
    const problem = await refusal(addAddress, {
      description: 'a new address with a name that is none',
      given: 'a customer is signed in',
      params: signedIn,
      args: writtenOf(anAddress({ first_name: '-' })),
      reply: {
        error: true,
        message,
        errors: [{ code: 'INVALID', field: 'first_name', message: 'Invalid first_name.' }],
      },
      matches: { message: exactly },
    });
    expect(problem).toMatchObject({ code: 'refused', message, errors: [{ field: 'first_name' }] });
  });

  test('API-75: of a token that has expired is refused', async () => {
    const problem = await refusal(addAddress, {
      description: 'a new address for a token that has expired',
      given: 'a token has expired',
      params: signedIn,
      args: writtenOf(anAddress()),
      ...refusedBy('Requested token not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });
});

describe('a changed address', () => {
  const given = { ...signedIn, addresses: [home, office] };

  test('API-76: is answered in its place', async () => {
    const changed = anAddress({ ...office, street_number: '912', additional_info: '' });
    const list = await interaction(editAddress, {
      description: 'other words in an address',
      given: 'a customer has addresses',
      params: given,
      args: { ...writtenOf(changed), id_customer_address: '302' },
      reply: { ...done, addresses: [home, changed] },
      matches: same,
    });
    expect(list).toEqual([home, changed]);
  });

  test('API-76: that becomes the default takes the mark from the one before', async () => {
    const changed = anAddress({ ...office, is_default_billing: '1', is_default_shipping: '1' });
    const moved = [anAddress({ is_default_billing: '0', is_default_shipping: '0' }), changed];
    const list = await interaction(editAddress, {
      description: 'an edit that makes an address the default',
      given: 'a customer has addresses',
      params: given,
      args: { ...writtenOf(changed), id_customer_address: '302' },
      reply: { ...done, addresses: moved },
      matches: same,
    });
    expect(list).toEqual(moved);
  });

  test('API-76: that is no longer there is refused', async () => {
    const problem = await refusal(editAddress, {
      description: 'other words in an address that is gone',
      given: 'a customer has addresses',
      params: given,
      args: { ...writtenOf(home), id_customer_address: '999' },
      reply: { error: true, message: 'Address not found.' },
    });
    expect(problem.code).toBe('refused');
  });
});

describe('a removed address', () => {
  const given = { ...signedIn, addresses: [home, office] };

  test('API-77: is not in the list any more', async () => {
    const list = await interaction(removeAddress, {
      description: 'the removal of an address',
      given: 'a customer has addresses',
      params: given,
      args: { token, id: '301' },
      reply: { ...done, addresses: [office] },
      matches: same,
    });
    expect(list).toEqual([office]);
  });

  test('API-77: that is no longer there is refused', async () => {
    const problem = await refusal(removeAddress, {
      description: 'the removal of an address that is gone',
      given: 'a customer has addresses',
      params: given,
      args: { token, id: '999' },
      reply: { error: true, message: 'Address not found.' },
    });
    expect(problem.code).toBe('refused');
  });
});
