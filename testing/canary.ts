import type { CustomerAddress } from '#schemas/addresses.ts';

/** The parts of a text that are of the canary customer. */
export const canaryIn = (text: string): string[] =>
  [...new Set(text.match(/canary[a-z-]*/gi) ?? [])].map((each) => each.toLowerCase()).toSorted();

/** A customer with fields that appear in no other text, as provider states name her. */
export const canaryCustomer = {
  id_customer: 'canary-id',
  email: 'canary-email@vidriera.example',
  password: 'Canary-password',
  first_name: 'Canary-first-name',
  middle_name: 'Canary-middle-name',
  last_name: 'Canary-last-name',
  gender: 'canary-gender',
  birthday: 'canary-birthday',
  identification: 'canary-identification',
  identification_type: 'canary-identification-type',
  newsletters: [],
  id_hash: 'canary-hash',
  visitor_has_orders: true,
};

/** Her address. */
export const canaryAddress: CustomerAddress = {
  id_customer_address: 'canary-address-id',
  first_name: 'Canary-receiver',
  last_name: 'Canary-receivers-name',
  phone: 'canary-phone',
  phone_optional: 'canary-other-phone',
  prefix: 'canary-prefix',
  address1: 'Canary-street',
  street_number: 'canary-number',
  additional_info: 'canary-floor',
  postcode: 'canary-postcode',
  fk_customer_address_region: 'canary-region',
  fk_customer_address_city: 'canary-city-id',
  city: 'Canary-city',
  address_type: 'canary-type',
  is_default_billing: '1',
  is_default_shipping: '1',
};
