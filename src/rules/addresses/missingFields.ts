import type { CountryCode } from '#countries/country.ts';
import { addressNumbers } from '#rules/validation/numbers.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';

const always = [
  'first_name',
  'last_name',
  'phone',
  'address1',
  'street_number',
  'fk_customer_address_region',
  'fk_customer_address_city',
] as const;

/** The mandatory fields that an address lacks in a country (ADDR-22). */
export function missingFields(address: CustomerAddress, country: CountryCode): (keyof CustomerAddress)[] {
  const { areaCode, postcode } = addressNumbers[country];
  const asked: (keyof CustomerAddress)[] = [
    ...always,
    ...(areaCode ? (['prefix'] as const) : []),
    ...(postcode ? (['postcode'] as const) : []),
  ];
  return asked.filter((field) => address[field].trim() === '');
}
