import { expect, test } from 'vitest';
import type { CustomerAddress } from '#schemas/addresses.ts';
import { placeOfAddresses } from './placeOfAddresses.ts';

const address = (region: string, city: string, isDefault: '0' | '1') =>
  ({
    fk_customer_address_region: region,
    fk_customer_address_city: city,
    is_default_shipping: isDefault,
    is_default_billing: '1',
  }) as CustomerAddress;

test.each([
  ['that of the default', [address('2', '7', '0'), address('5', '120', '1')], { region: '5', city: '120' }],
  ['that of the only one', [address('2', '7', '0')], { region: '2', city: '7' }],
  [
    'that of the first without a default',
    [address('2', '7', '0'), address('5', '120', '0')],
    { region: '2', city: '7' },
  ],
  [
    'that of the first of several defaults',
    [address('9', '1', '0'), address('2', '7', '1'), address('5', '120', '1')],
    { region: '2', city: '7' },
  ],
  ['none with a default without a city', [address('2', '7', '0'), address('5', '0', '1')], undefined],
  ['none without addresses', [], undefined],
  ['none without a city', [address('5', '0', '1')], undefined],
  ['none with an empty city', [address('5', '', '1')], undefined],
  ['none without a region', [address('', '120', '1')], undefined],
])('GEO-02, GEO-03, ADDR-12: the location of an address book is %s', (_which, addresses, place) => {
  expect(placeOfAddresses(addresses)).toEqual(place);
});
