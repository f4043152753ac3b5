import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { apiReply } from './reply.ts';

/** '1' for the default address, else '0' (ADDR-02). */
const defaultMark = v.picklist(['1', '0']);

/** An address of a customer (ADDR-01); what a country does not ask for is ''. */
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

/** Reads the addresses of a customer: `POST {api}/customer/address` (API-74). */
export const getAddresses = endpoint({
  name: 'getAddresses',
  requirements: ['API-74'],
  method: 'POST',
  base: 'api',
  path: 'customer/address',
  apiVersion: 2,
  kind: 'read',
  auth: true,
  form: v.object({ token: v.string() }),
  reply: apiReply({ addresses: v.array(address) }),
});

export type CustomerAddress = v.InferOutput<typeof address>;
