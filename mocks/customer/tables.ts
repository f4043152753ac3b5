import * as v from 'valibot';
import { table } from '#mocks/table.ts';
import { address } from '#schemas/addresses.ts';
import { bankData } from '#schemas/customerShape.ts';

/** Fields that a provider state shares with the row. */
export const personFields = {
  /** In lower case. */
  email: v.string(),
  password: v.string(),
  first_name: v.string(),
  middle_name: v.string(),
  last_name: v.string(),
  gender: v.string(),
  birthday: v.string(),
  identification: v.string(),
  identification_type: v.string(),
  /** The keys of the subscribed newsletters. */
  newsletters: v.array(v.string()),
};

const customerRow = v.object({
  id: v.string(),
  ...personFields,
  /** Signs the customer in without a password until `hashExpires`. */
  hash: v.string(),
  hashExpires: v.number(),
  /** The id at the social provider, or ''. */
  socialId: v.string(),
  hasOrders: v.boolean(),
  twoStep: v.boolean(),
  bankData: v.nullable(bankData),
});

const tokenRow = v.object({
  token: v.string(),
  customer: v.string(),
  fingerprint: v.string(),
  expires: v.number(),
});

const deviceRow = v.object({
  id: v.string(),
  customer: v.string(),
  name: v.string(),
  /** '' for a device of the seed: it becomes the first browser that signs in. */
  fingerprint: v.string(),
  added: v.number(),
});

const codeRow = v.object({
  /** The token for entering the code: of a session, or of a sign in that waits for the code. */
  token: v.string(),
  customer: v.string(),
  fingerprint: v.string(),
  code: v.string(),
  expires: v.number(),
  used: v.boolean(),
  /** Whether a sign in waits for it; otherwise it turns two-step authentication on. */
  signsIn: v.boolean(),
});

const addressRow = v.object({ customer: v.string(), ...address.entries });

/** A product that a customer has saved; its details are read from the catalogue for each reply. */
const wishRow = v.object({ id: v.string(), customer: v.string(), sku: v.string() });

/** A stored customer; times are in ms. */
export type CustomerRow = v.InferOutput<typeof customerRow>;

/** A browser from which a customer signs in without a code. */
export type DeviceRow = v.InferOutput<typeof deviceRow>;

export type CodeRow = v.InferOutput<typeof codeRow>;

export type AddressRow = v.InferOutput<typeof addressRow>;

export type WishRow = v.InferOutput<typeof wishRow>;

/** The customers of the shop, their sessions by token, their devices and codes, and what they have saved. */
export const customerTables = () => ({
  customers: table({ name: 'customers', schema: customerRow, key: 'id' }),
  tokens: table({ name: 'tokens', schema: tokenRow, key: 'token' }),
  devices: table({ name: 'devices', schema: deviceRow, key: 'id' }),
  codes: table({ name: 'codes', schema: codeRow, key: 'token' }),
  addresses: table({ name: 'addresses', schema: addressRow, key: 'id_customer_address' }),
  wishes: table({ name: 'wishes', schema: wishRow, key: 'id' }),
});
