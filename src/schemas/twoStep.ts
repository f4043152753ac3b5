import * as v from 'valibot';
import { ofDevice, signedInCustomer } from './customerShape.ts';
import { apiReply, endpoint, ofCustomer } from './endpoint.ts';

// While a code is awaited at sign in, the token of these calls is that of `two_step_auth_data` (API-91).

const tokenAndEmail = v.object({ token: v.string(), email: v.string() });

/** A browser from which the customer signs in without a code. */
export const device = v.object({
  id: v.string(),
  name: v.string(),
  fingerprint: v.string(),
  date: v.string(),
});

/** The masked address that a code was sent to, and when the code expires. */
const codeSent = v.object({ email: v.string(), expires: v.string() });

const call = { ...ofCustomer, query: ofDevice } as const;

/** Reads whether two-step authentication is on: `POST {api}/customer/isactivetwoauth` (API-88). */
export const isTwoStepActive = endpoint('isTwoStepActive', ['API-88', 'API-07'], {
  ...call,
  path: 'customer/isactivetwoauth',
  kind: 'read',
  form: tokenAndEmail,
  reply: apiReply({ is_active: v.boolean() }),
});

/** Reads the devices of the customer: `POST {api}/customer/getdevices` (API-89). */
export const getDevices = endpoint('getDevices', ['API-89', 'API-07'], {
  ...call,
  path: 'customer/getdevices',
  kind: 'read',
  form: tokenAndEmail,
  reply: apiReply({ Device: v.array(device) }),
});

/** Deletes one device: `POST {api}/customer/deletedevice` (API-90). */
export const deleteDevice = endpoint('deleteDevice', ['API-90', 'API-07'], {
  ...call,
  path: 'customer/deletedevice',
  kind: 'change',
  form: v.object({ token: v.string(), id: v.string() }),
  reply: apiReply({}),
});

/** Sends a code, which turns two-step authentication on or ends a sign in: `POST {api}/customer/enabletwoauth` (API-91). */
export const enableTwoStep = endpoint('enableTwoStep', ['API-91', 'API-07'], {
  ...call,
  path: 'customer/enabletwoauth',
  kind: 'change',
  form: tokenAndEmail,
  reply: apiReply({ data: codeSent }),
});

/** Turns two-step authentication off: `POST {api}/customer/disabletwoauth` (API-91). */
export const disableTwoStep = endpoint('disableTwoStep', ['API-91', 'API-07'], {
  ...call,
  path: 'customer/disabletwoauth',
  kind: 'change',
  form: tokenAndEmail,
  reply: apiReply({}),
});

/**
 * Enters the code: `POST {api}/customer/validatetwoauth` (API-91). It ends a sign in, and answers with the customer; or it
 * turns two-step authentication on, and answers with `null`.
 */
export const validateTwoStep = endpoint('validateTwoStep', ['API-91', 'API-07'], {
  ...call,
  path: 'customer/validatetwoauth',
  kind: 'change',
  form: v.object({ token: v.string(), email: v.string(), code: v.string() }),
  reply: apiReply({ customer: v.nullable(signedInCustomer) }),
});

export type Device = v.InferOutput<typeof device>;
