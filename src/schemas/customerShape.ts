import * as v from 'valibot';

/** A UUID. */
export const fingerprint = v.pipe(v.string(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i));

/** The random id of this browser, by which two-step authentication knows it (API-07, TFA-15). */
export const ofDevice = v.object({ fingerprint });

/** A newsletter, and whether the customer receives it. */
const newsletter = v.object({ key: v.string(), label: v.string(), subscribed: v.boolean() });

/** The bank account of a customer; each country has its own fields (API-86). */
export const bankData = v.object({
  owner_name: v.string(),
  owner_document: v.exactOptional(v.string()),
  cbu: v.exactOptional(v.string()),
  account_number: v.exactOptional(v.string()),
  cuit_cuil: v.exactOptional(v.string()),
  rut: v.exactOptional(v.string()),
  account_type: v.picklist(['checking', 'savings']),
  owner_email: v.string(),
});

/** The names of fields that social sign in spells differently (SESS-02). */
const usualNames = { id_customer: v.string(), first_name: v.string(), id_hash: v.string() };
const socialNames = { idCustomer: v.string(), firstName: v.string(), idHash: v.string() };

const details = {
  email: v.string(),
  middle_name: v.string(),
  last_name: v.string(),
  /** 'female', 'male' or ''. */
  gender: v.string(),
  /** YYYY-MM-DD, or ''. */
  birthday: v.string(),
  identification: v.string(),
  identification_type: v.string(),
  // An invalid value must not fail a sign in.
  newsletter_subscriptions: v.fallback(v.array(newsletter), () => []),
  is_newsletter_subscribed: v.boolean(),
  visitor_has_orders: v.boolean(),
};

const twoStepMarks = { two_step_auth_enable: v.boolean(), two_step_auth_device_active: v.boolean() };

const twoStepData = v.object({ fingerprint: v.string(), token: v.string() });

/** `token` is '' and `two_step_auth_data` is set while a code is awaited (TFA-04). */
const session = { token: v.string(), ...twoStepMarks, two_step_auth_data: v.nullable(twoStepData) };

/** The customer of a sign in (API-64). */
export const signedInCustomer = v.object({ ...usualNames, ...details, ...session });

/** `signedInCustomer` in the spelling of social sign in (API-67). */
export const socialCustomer = v.object({ ...socialNames, ...details, ...session });

/** The customer of a token, with the bank account if one is known (API-73). */
export const knownCustomer = v.object({
  ...usualNames,
  ...details,
  ...twoStepMarks,
  bank_data: v.fallback(v.nullable(bankData), null),
});

const text = v.exactOptional(v.string());

/** The customer after an edit; a missing field has not changed (API-72). */
export const editedCustomer = v.object({
  id_customer: text,
  email: text,
  first_name: text,
  middle_name: text,
  last_name: text,
  gender: text,
  birthday: text,
  identification: text,
  identification_type: text,
  newsletter_subscriptions: v.exactOptional(v.array(newsletter)),
  is_newsletter_subscribed: v.exactOptional(v.boolean()),
});

/** A bank account in a customer's request for money (API-86). */
export type BankData = v.InferOutput<typeof bankData>;

export type SignedInCustomer = v.InferOutput<typeof signedInCustomer>;

export type SocialCustomer = v.InferOutput<typeof socialCustomer>;

export type KnownCustomer = v.InferOutput<typeof knownCustomer>;

/** The model of a customer, with one spelling of each field (SESS-02). */
export interface Customer extends v.InferOutput<v.ObjectSchema<typeof details, undefined>> {
  idCustomer: string;
  first_name: string;
  id_hash: string;
  /** Only read by `getCustomer`; `null` if none is known. */
  bank_data?: BankData | null;
}

/** Whether two-step authentication is on for a customer, and whether it knows this browser (TFA-01). */
export type TwoStepMarks = v.InferOutput<v.ObjectSchema<typeof twoStepMarks, undefined>>;

/** The answer to a sign in: `token` is '' while a code is awaited, which `two_step_auth_data` is for (TFA-04). */
export interface SignIn extends TwoStepMarks {
  customer: Customer;
  token: string;
  two_step_auth_data: v.InferOutput<typeof twoStepData> | null;
}
