import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { addressRules } from '#rules/validation/addressRules.ts';
import { faultsOf } from '#testing/faultsOf.ts';
import { addressForm } from './addressForm.ts';

const written = {
  first_name: 'María José',
  last_name: "D'Angelo",
  prefix: '221',
  phone: '45678901',
  phone_optional: '',
  fk_customer_address_region: '5',
  fk_customer_address_city: '120',
  postcode: '1900',
  address1: 'Av. Ñuñoa 12, 3º-B #4',
  street_number: 'S/N',
  additional_info: '',
  address_type: '1',
  is_default_shipping: true,
  is_default_billing: false,
};

/** What differs in a country whose numbers are others. */
const numbers: Record<CountryCode, Partial<typeof written>> = {
  ar: {},
  cl: { prefix: '', phone: '912345678', postcode: '2340000' },
  co: { prefix: '', phone: '3001234567', postcode: '' },
  br: { prefix: '', phone: '41987654321', postcode: '80010000' },
};

type Change = { [Field in keyof typeof written]?: (typeof written)[Field] | undefined };

const faults = (change: Change, country: CountryCode = 'ar') =>
  faultsOf(addressForm(addressRules(country)), { ...written, ...numbers[country], ...change });
const sent = (change: Change, country: CountryCode = 'ar') =>
  v.parse(addressForm(addressRules(country)), { ...written, ...numbers[country], ...change });

const countries = Object.keys(numbers) as CountryCode[];
const always = [
  'first_name',
  'last_name',
  'phone',
  'address1',
  'street_number',
  'fk_customer_address_region',
  'fk_customer_address_city',
] as const;

test.each(countries)(
  'API-75, ADDR-22: in %s what was written is sent by the fields of the call',
  (country) => {
    expect(sent({}, country)).toEqual({
      ...written,
      ...numbers[country],
      is_default_shipping: '1',
      is_default_billing: '0',
    });
  },
);

test.each(countries.flatMap((country) => always.map((name) => [country, name] as const)))(
  'ADDR-22, VAL-16: in %s %s is mandatory, and blanks are none',
  (country, name) => {
    for (const value of ['', ' \t ', undefined])
      expect(faults({ [name]: value }, country)).toEqual({ [name]: 'required' });
  },
);

test.each([
  ['ar', ['prefix', 'postcode']],
  ['cl', ['postcode']],
  ['co', []],
  ['br', ['postcode']],
] as const)('ADDR-18, ADDR-20, ADDR-22: in %s these are asked for too: %j', (country, asked) => {
  for (const name of ['prefix', 'postcode'] as const)
    expect(faults({ [name]: '' }, country)).toEqual(
      (asked as readonly string[]).includes(name) ? { [name]: 'required' } : {},
    );
});

test('ADDR-18, ADDR-20: a number that the country does not ask for is sent empty', () => {
  expect(sent({ prefix: '221', postcode: '1900' }, 'co')).toMatchObject({ prefix: '', postcode: '' });
  expect(sent({ prefix: 'x' }, 'cl').prefix).toBe('');
});

test('ADDR-16: of the city 0 nothing is sent', () => {
  expect(sent({ fk_customer_address_city: '0' })).not.toHaveProperty('fk_customer_address_city');
  expect(faults({ fk_customer_address_city: '0' })).toEqual({});
});

describe('the fault of a field', () => {
  test.each<[string, Change, Change]>([
    ['VAL-09', { first_name: 'Ana-Luz' }, { first_name: '-' }],
    ['VAL-09', { last_name: 'Paz 2' }, { last_name: '2' }],
    ['VAL-12', { address1: 'Calle 5 / 7' }, { address1: '/' }],
    ['VAL-12', { address1: 'O’Higgins 100' }, { address1: "'" }],
    ['VAL-12', { address1: 'Rua São João & 7' }, { address1: 'ã' }],
    ['VAL-12', { additional_info: 'Casa & jardín' }, { additional_info: '&' }],
  ])('%s: %j names the first sign that is not accepted', (_id, change, fault) => {
    expect(faults(change)).toEqual(fault);
  });

  test.each<[string, CountryCode, Change, keyof typeof written]>([
    ['VAL-29', 'ar', { prefix: '1' }, 'prefix'],
    ['VAL-29', 'ar', { phone: '12345' }, 'phone'],
    ['VAL-29', 'ar', { phone_optional: '123456789' }, 'phone_optional'],
    ['VAL-31', 'ar', { phone: '(011) 4444-5555' }, 'phone'],
    ['VAL-31', 'ar', { phone_optional: '-' }, 'phone_optional'],
    ['VAL-29', 'ar', { postcode: '190' }, 'postcode'],
    ['VAL-29', 'cl', { phone: '91234567' }, 'phone'],
    ['VAL-29', 'cl', { phone_optional: '9123456789' }, 'phone_optional'],
    ['VAL-29', 'cl', { postcode: '234000' }, 'postcode'],
    ['VAL-29', 'co', { phone: '300123456' }, 'phone'],
    ['VAL-29', 'co', { phone_optional: '30012345678' }, 'phone_optional'],
    ['VAL-29', 'br', { phone: '419876543' }, 'phone'],
    ['VAL-29', 'br', { phone_optional: '419876543210' }, 'phone_optional'],
    ['VAL-29', 'br', { postcode: '8001000' }, 'postcode'],
  ])('%s: in %s of %j', (_id, country, change, name) => {
    expect(faults(change, country)).toEqual({ [name]: 'invalid' });
  });
});

test.each<[string, CountryCode, Change]>([
  ['45.678-901', 'ar', { phone: '45678901' }],
  ['9 1234 5678', 'cl', { phone: '912345678' }],
  ['300-123-4567', 'co', { phone: '3001234567' }],
  ['41 98765-4321', 'br', { phone: '41987654321' }],
  ['(0221) 456-7890', 'ar', { phone: '4567890' }],
  ['(300) 123-4567', 'co', { phone: '3001234567' }],
  ['+56 9 8765 4321', 'cl', { phone: '987654321' }],
  ['(11) 98765-4321', 'br', { phone: '11987654321' }],
])('VAL-31: the phone %j is sent in %s as %j', (typed, country, expected) => {
  expect(sent({ phone: typed, phone_optional: typed }, country)).toMatchObject({
    ...expected,
    phone_optional: expected.phone,
  });
});

test('VAL-31, VAL-37: numbers lose their separators, texts their emoji and repeated blanks', () => {
  const typed = {
    prefix: ' 2 21 ',
    postcode: '19-00',
    first_name: ' Ana 😀  Luz ',
    address1: 'Calle  7 \u{E000}',
  };
  expect(sent(typed)).toMatchObject({
    prefix: '221',
    postcode: '1900',
    first_name: 'Ana Luz',
    address1: 'Calle 7',
  });
});
