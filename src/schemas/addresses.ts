import * as v from 'valibot';
import { apiRead, apiReply, dataReply, endpoint } from './endpoint.ts';

/** '1' for the default address, else '0' (ADDR-02). */
const defaultMark = v.picklist(['1', '0']);

/** An address of a customer (ADDR-01); a field that the country does not have is ''. */
export const address = v.object({
  id_customer_address: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  phone: v.string(),
  phone_optional: v.string(),
  /** Area code of the phone. */
  prefix: v.string(),
  address1: v.string(),
  street_number: v.string(),
  additional_info: v.string(),
  postcode: v.string(),
  fk_customer_address_region: v.string(),
  fk_customer_address_city: v.string(),
  city: v.string(),
  /** An id of API-25. */
  address_type: v.string(),
  is_default_billing: defaultMark,
  is_default_shipping: defaultMark,
});

/** The reply of every call of the address book: the whole list. */
const book = {
  base: 'api',
  apiVersion: 2,
  auth: true,
  reply: apiReply({ addresses: v.array(address) }),
} as const;

/** Reads the addresses of a customer: `POST {api}/customer/address` (API-74). */
export const getAddresses = endpoint('getAddresses', ['API-74'], {
  ...book,
  method: 'POST',
  path: 'customer/address',
  kind: 'read',
  form: v.object({ token: v.string() }),
});

/** The fields of an address that a customer fills in. */
const written = {
  first_name: v.string(),
  last_name: v.string(),
  phone: v.string(),
  phone_optional: v.string(),
  prefix: v.string(),
  address1: v.string(),
  street_number: v.string(),
  additional_info: v.string(),
  postcode: v.string(),
  fk_customer_address_region: v.string(),
  /** Absent where no city was chosen (ADDR-16). */
  fk_customer_address_city: v.exactOptional(v.string()),
  address_type: v.string(),
  is_default_billing: defaultMark,
  is_default_shipping: defaultMark,
};

const change = { ...book, kind: 'change' } as const;

/** Adds an address: `POST {api}/customer/new_address` (API-75). */
export const addAddress = endpoint('addAddress', ['API-75'], {
  ...change,
  method: 'POST',
  path: 'customer/new_address',
  form: v.object({ ...written, token: v.string() }),
});

/** Replaces what an address says: `POST {api}/customer/edit_address` (API-76). */
export const editAddress = endpoint('editAddress', ['API-76'], {
  ...change,
  method: 'POST',
  path: 'customer/edit_address',
  form: v.object({ ...written, token: v.string(), id_customer_address: v.string() }),
});

/** Removes an address: `DELETE {api}/customer/address/{token}/{id}` (API-77). */
export const removeAddress = endpoint('removeAddress', ['API-77'], {
  ...change,
  method: 'DELETE',
  path: 'customer/address/:token/:id',
  params: v.object({ token: v.string(), id: v.string() }),
});

export type CustomerAddress = v.InferOutput<typeof address>;

/** An address with the ids of its region and city; '' for an unknown one (ADDR-01, ADDR-03). */
export interface MatchedAddress extends CustomerAddress {
  apiCity: string;
  apiRegion: string;
}

const addressType = v.object({ id: v.string(), name: v.string(), enabled: v.boolean() });

/** Reads the types of address: `GET {api}/addresstypes` (API-25). */
export const getAddressTypes = endpoint('getAddressTypes', ['API-25'], {
  ...apiRead,
  path: 'addresstypes',
  reply: dataReply({ addresstypes: v.array(addressType) }),
});

/** A type of address, such as home or office; only enabled ones are offered (ADDR-09). */
export type AddressType = v.InferOutput<typeof addressType>;
