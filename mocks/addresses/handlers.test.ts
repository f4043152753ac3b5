import { beforeEach, describe, expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { handlerIndex } from '#mocks/handlerIndex.ts';
import { handlers } from '#mocks/handlers.ts';
import { signInAs, visit, type Visit } from '#mocks/visit.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';

const answer = handlerIndex(handlers);

/** The fields of an address in each country. */
const written: Record<CountryCode, Record<string, string>> = {
  ar: { prefix: '221', phone: '45678901', postcode: '1900', region: '5', city: '120' },
  cl: { prefix: '', phone: '912345678', postcode: '2340000', region: '31', city: '301' },
  co: { prefix: '', phone: '3001234567', postcode: '', region: '51', city: '501' },
  br: { prefix: '', phone: '41987654321', postcode: '80010000', region: '71', city: '701' },
};

function formOf(country: CountryCode, changes: Record<string, string> = {}) {
  const { region = '', city = '', ...numbers } = written[country];
  return {
    first_name: 'María José',
    last_name: "D'Angelo",
    phone_optional: '',
    address1: 'Calle 7',
    street_number: '776',
    additional_info: '',
    fk_customer_address_region: region,
    fk_customer_address_city: city,
    address_type: '1',
    is_default_billing: '0',
    is_default_shipping: '0',
    ...numbers,
    ...changes,
  };
}

interface Reply {
  error: boolean;
  message: string;
  addresses: CustomerAddress[];
  errors?: { code: string; field: string }[];
}

async function open(name: string, country: CountryCode = 'ar') {
  const visitor: Visit = await visit('address book', country);
  const { token } = (await signInAs(visitor, name)).customer;
  const post = (call: string, form: Record<string, string>) =>
    visitor.send<Reply>(`customer/${call}?api_version=2`, { token, ...form });
  return {
    db: visitor.db,
    list: async () => (await post('address', {})).addresses,
    add: (changes: Record<string, string> = {}) => post('new_address', formOf(country, changes)),
    edit: (id: string, changes: Record<string, string> = {}) =>
      post('edit_address', { ...formOf(country, changes), id_customer_address: id }),
    remove: async (id: string, as = token) => {
      const response = await answer(
        new Request(`http://localhost/api/customer/address/${as}/${id}?api_version=2`, {
          method: 'DELETE',
          headers: { 'x-mock-visitor': 'address book', 'x-mock-country': country },
        }),
      );
      return (await response?.json()) as Reply;
    },
  };
}

const marksOf = (list: readonly CustomerAddress[]) =>
  list.map((each) => `${each.is_default_billing}${each.is_default_shipping}`);

let ana: Awaited<ReturnType<typeof open>>;

beforeEach(async () => {
  ana = await open('ana');
});

describe('an address book', () => {
  test.each(['ar', 'cl', 'co', 'br'] as const)(
    'API-75: of %s takes an address at its end',
    async (country) => {
      const { add, list } = await open('nueva', country);
      const { addresses, error } = await add();
      expect(error).toBe(false);
      expect(addresses).toEqual([
        expect.objectContaining({ ...formOf(country), city: aCityName(country) }) as CustomerAddress,
      ]);
      expect(await list()).toEqual(addresses);
    },
  );

  test('API-76: replaces an address', async () => {
    const [, second] = await ana.list();
    const { addresses } = await ana.edit(second?.id_customer_address ?? '', { address1: 'Av. 13' });
    expect(addresses.map(({ address1 }) => address1 === 'Av. 13')).toEqual([false, true, false]);
    expect(await ana.list()).toEqual(addresses);
  });

  test('API-77: gives an address away once', async () => {
    const [first, second, third] = await ana.list();
    const id = first?.id_customer_address ?? '';
    expect((await ana.remove(id)).addresses).toEqual([second, third]);
    expect(await ana.remove(id)).toEqual({ error: true, message: 'Address not found.' });
  });

  test('API-75, API-76: has at most one default for each purpose', async () => {
    expect(marksOf(await ana.list())).toEqual(['11', '00', '00']);
    const { addresses } = await ana.add({ is_default_shipping: '1' });
    expect(marksOf(addresses)).toEqual(['10', '00', '00', '01']);
    const [, second] = addresses;
    const edited = await ana.edit(second?.id_customer_address ?? '', { is_default_billing: '1' });
    expect(marksOf(edited.addresses)).toEqual(['00', '10', '00', '01']);
  });

  test('ADDR-16: takes an address without a city', async () => {
    const { fk_customer_address_city: _city, ...form } = formOf('ar');
    const { token } = (await signInAs(await visit('no city'), 'nueva')).customer;
    const response = await answer(
      new Request('http://localhost/api/customer/new_address?api_version=2', {
        method: 'POST',
        headers: { 'x-mock-visitor': 'no city' },
        body: new URLSearchParams({ ...form, token }).toString(),
      }),
    );
    const reply = (await response?.json()) as Reply | undefined;
    expect(reply?.addresses).toEqual([expect.objectContaining({ fk_customer_address_city: '0', city: '' })]);
  });

  test('API-13: knows no address of another customer, and no unknown token', async () => {
    const refused = { error: true, message: 'Address not found.' };
    const [others] = ana.db.addresses.list({ where: ({ customer }) => customer === '1104' });
    const id = others?.id_customer_address ?? '';
    expect(id).not.toBe('');
    expect([await ana.edit(id), await ana.remove(id), await ana.edit('1')]).toEqual([
      refused,
      refused,
      refused,
    ]);
    expect(await ana.remove('11001', 'tok-999')).toEqual({
      error: true,
      message: 'Requested token not found.',
    });
    expect(await ana.list()).toHaveLength(3);
  });
});

const aCityName = (country: CountryCode) =>
  ({ ar: 'La Plata', cl: 'Valparaíso', co: 'Medellín', br: 'Curitiba' })[country];

describe('an address that is not accepted', () => {
  test.each([
    ['first_name', 'Ana-Luz'],
    ['last_name', ''],
    ['prefix', '1'],
    ['phone', '12345'],
    ['phone_optional', '123456789'],
    ['fk_customer_address_region', '99'],
    ['fk_customer_address_city', '999'],
    ['postcode', '190'],
    ['address1', 'Calle 5 / 7'],
    ['street_number', ''],
    ['street_number', 'kilómetro 12'],
    ['additional_info', 'Casa & jardín'],
    ['address_type', '9'],
  ])('API-75: is refused for its %s, %j', async (field, value) => {
    const { message, errors = [] } = await ana.add({ [field]: value });
    expect(message).toBe('Error on validation form, please review and try again.');
    expect(errors.map((each) => each.field)).toContain(field);
    expect(await ana.list()).toHaveLength(3);
  });

  test('API-75, API-76: is refused for a postcode of another region', async () => {
    const refused = {
      message: 'Post code does not belong to the selected region.',
      errors: [expect.objectContaining({ code: 'POSTCODE_REGION', field: 'postcode' }) as object],
    };
    expect(await ana.add({ postcode: '2000' })).toMatchObject(refused);
    expect(await ana.edit('11001', { postcode: '2000' })).toMatchObject(refused);
    expect(await ana.add({ postcode: '7600' })).toMatchObject({
      error: false,
    });
  });
});
