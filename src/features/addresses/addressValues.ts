import { citiesIn, noCity } from '#rules/addresses/addresses.ts';
import type { MatchedAddress } from '#schemas/addresses.ts';
import type { AddressFormInput } from '#schemas/forms/addressForm.ts';
import type { City } from '#schemas/cities.ts';

/** Returns the initial values of a new address; the first address is the default in any case (ADDR-11). */
export const newAddress = (isFirst: boolean): AddressFormInput => ({
  first_name: '',
  last_name: '',
  prefix: '',
  phone: '',
  phone_optional: '',
  fk_customer_address_region: '',
  fk_customer_address_city: '',
  postcode: '',
  address1: '',
  street_number: '',
  additional_info: '',
  address_type: '',
  is_default_shipping: isFirst,
  is_default_billing: isFirst,
});

/** The first values of a known address; unknown places are chosen again, a region without cities has none. */
export function valuesOf(
  { apiRegion, apiCity, ...address }: MatchedAddress,
  cities: readonly City[],
): AddressFormInput {
  const isWithoutCities = apiRegion !== '' && citiesIn(apiRegion, cities).length === 0;
  const values = Object.fromEntries(
    Object.keys(newAddress(false)).map((name) => [name, address[name as keyof typeof address]]),
  ) as Record<keyof AddressFormInput, string>;
  return {
    ...values,
    fk_customer_address_region: apiRegion,
    fk_customer_address_city: isWithoutCities ? noCity : apiCity,
    is_default_shipping: address.is_default_shipping === '1',
    is_default_billing: address.is_default_billing === '1',
  };
}
