import { expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import { linesOf, streetOf } from './addressLines.ts';

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
