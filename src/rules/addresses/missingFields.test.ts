import { expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import { missingFields } from './missingFields.ts';

const all = {
  first_name: 'Ana',
  last_name: 'Gómez',
  phone: '4567890',
  prefix: '221',
  address1: 'Calle 50',
  street_number: '742',
  postcode: '1900',
  fk_customer_address_region: '5',
  fk_customer_address_city: '120',
  phone_optional: '',
  additional_info: '',
};

const mandatory = {
  ar: ['prefix', 'postcode'],
  cl: ['postcode'],
  co: [],
  br: ['postcode'],
} as const;

const everywhere = [
  'first_name',
  'last_name',
  'phone',
  'address1',
  'street_number',
  'fk_customer_address_region',
  'fk_customer_address_city',
];

test.each(Object.entries(mandatory) as [keyof typeof mandatory, readonly string[]][])(
  'ADDR-22: the mandatory fields of %s, one by one and together',
  (country, asked) => {
    expect(missingFields(anAddress(all), country)).toEqual([]);
    const fields = [...everywhere, ...asked];
    for (const field of Object.keys(all)) {
      const missing = missingFields(anAddress({ ...all, [field]: ' ' }), country);
      expect([field, missing]).toEqual([field, fields.includes(field) ? [field] : []]);
    }
    const none = Object.fromEntries(Object.keys(all).map((field) => [field, '']));
    expect(missingFields(anAddress(none), country).toSorted()).toEqual(fields.toSorted());
  },
);
