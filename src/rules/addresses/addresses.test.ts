import { describe, expect, test } from 'vitest';
import { anAddress, anAddressType } from '#fixtures/addresses.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { addressMessage, enabledTypes, isWritten, linesOf, listedAddresses, streetOf } from './addresses.ts';

const address = anAddress({
  first_name: 'Ana',
  last_name: 'Gómez',
  address1: 'Calle 50',
  street_number: '742',
  additional_info: 'Piso 3',
  city: 'La Plata',
  postcode: '1900',
  prefix: '221',
  phone: '4567890',
  phone_optional: '4511223',
});

test.each([
  ['Calle 50', '742', 'Calle 50 742'],
  ['Calle 50', '', 'Calle 50'],
  ['', '742', '742'],
  ['', '', ''],
])('ADDR-01: the street %j with the number %j is %j', (address1, street_number, street) => {
  expect(streetOf({ ...address, address1, street_number })).toBe(street);
});

test.each([
  ['all of it', {}, ['Piso 3', 'La Plata, 1900', 'Ana Gómez', '221 4567890 · 4511223']],
  ['no details', { additional_info: '' }, ['La Plata, 1900', 'Ana Gómez', '221 4567890 · 4511223']],
  ['no postcode', { postcode: '' }, ['Piso 3', 'La Plata', 'Ana Gómez', '221 4567890 · 4511223']],
  ['no city', { city: '' }, ['Piso 3', '1900', 'Ana Gómez', '221 4567890 · 4511223']],
  ['one phone', { phone_optional: '' }, ['Piso 3', 'La Plata, 1900', 'Ana Gómez', '221 4567890']],
  ['no area code', { prefix: '' }, ['Piso 3', 'La Plata, 1900', 'Ana Gómez', '4567890 · 4511223']],
  [
    'a detail that is the city',
    { additional_info: 'La Plata', postcode: '' },
    ['La Plata', 'Ana Gómez', '221 4567890 · 4511223'],
  ],
  [
    'nothing',
    {
      additional_info: '',
      postcode: '',
      city: '',
      first_name: '',
      last_name: '',
      prefix: '',
      phone: '',
      phone_optional: '',
    },
    [],
  ],
])('ADDR-01: the lines of an address with %s', (_what, known, lines) => {
  expect(linesOf({ ...address, ...known })).toEqual(lines);
});

test('ADDR-08: the enabled address types are a list of their own, in their order', () => {
  const home = anAddressType();
  const office = anAddressType({ id: '2', name: 'Oficina', enabled: false });
  const other = anAddressType({ id: '3', name: 'Otra' });
  expect(enabledTypes([home, office, other])).toEqual([home, other]);
  expect(enabledTypes([])).toEqual([]);
});

test('ADDR-08: a type that is named twice is offered once, as it was named first', () => {
  const home = anAddressType({ enabled: false });
  const again = anAddressType({ name: 'Hogar' });
  const other = anAddressType({ id: '3', name: 'Otra' });
  expect(enabledTypes([home, again, other, anAddressType(), other])).toEqual([again, other]);
});

test.each([
  [{}, true],
  [{ address1: 'Calle 7', street_number: '776' }, true],
  [{ address1: 'Calle 7', street_number: '777' }, false],
  [{ address1: 'calle 7' }, false],
  [{ id_customer_address: '1' }, false],
])('an address that was written as %j: %s', (written, expected) => {
  const address = anAddress({ id_customer_address: '2', address1: 'Calle 7', street_number: '776' });
  expect(isWritten(address, written)).toBe(expected);
});

/** The shop's text for a message of the server, if it has one. */
function textOf(message: string) {
  const found = addressMessage({ message }, true);
  return 'refusal' in found ? addressesTexts('ar').addresses[found.refusal] : found.error;
}

describe('the message of a refused address', () => {
  test.each([
    ['ERR-21', 'Error on validation form, please review and try again.', 'Revise los datos ingresados.'],
    [
      'ERR-22',
      'Post code does not belong to the selected region.',
      'El código postal no pertenece a la región seleccionada.',
    ],
  ])('%s: of %j', (_id, message, text) => {
    expect(textOf(message)).toBe(text);
  });

  test.each([
    'Post code does not belong to the selected region',
    'post code does not belong to the selected region.',
    'Address not found.',
    'Something went wrong.',
    'toString',
    '',
  ])('ERR-24: of %j is the general one', (message) => {
    expect(textOf(message)).toBe('generic');
    expect(addressMessage({ message, status: 404 }, true)).toEqual({ error: 'generic' });
    expect(addressMessage({ message }, false)).toEqual({ error: 'offline' });
  });
});

describe('the address list', () => {
  const data = [anAddress()];
  test.each([
    ['on a request', { data, isFetching: true, isError: false }, []],
    ['on a failure', { data, isFetching: false, isError: true }, []],
    ['before any answer', { isFetching: false, isError: false }, []],
    ['with an answer', { data, isFetching: false, isError: false }, data],
  ])('ADDR-15, STATE-06: %s', (_when, read, list) => {
    expect(listedAddresses(read)).toEqual(list);
  });
});
