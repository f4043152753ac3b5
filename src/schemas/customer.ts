import * as v from 'valibot';
import {
  editedCustomer,
  knownCustomer,
  ofDevice,
  signedInCustomer,
  socialCustomer,
} from './customerShape.ts';
import { apiReply, type ArgsOf, endpoint } from './endpoint.ts';

// Texts are sent as they are: what a form accepts is its own rule, and the server refuses in words of its own.

/** Signs in with e-mail and password: `POST {api}/customer/login` (API-64, API-65). */
export const login = endpoint({
  name: 'login',
  requirements: ['API-64', 'API-65', 'API-07'],
  method: 'POST',
  base: 'api',
  path: 'customer/login',
  apiVersion: 2,
  kind: 'change',
  auth: false,
  query: ofDevice,
  form: v.object({
    username: v.string(),
    password: v.string(),
    rollout: v.exactOptional(v.literal('ligado')),
  }),
  reply: apiReply({ customer: signedInCustomer }),
});

/** Signs in with the hash of a customer: `POST {api}/customer/login` (API-66). */
export const autoLogin = endpoint({
  name: 'autoLogin',
  requirements: ['API-66', 'API-07'],
  method: 'POST',
  base: 'api',
  path: 'customer/login',
  apiVersion: 2,
  kind: 'change',
  auth: false,
  discriminator: 'hash',
  query: ofDevice,
  form: v.object({ hash: v.string() }),
  reply: apiReply({ customer: signedInCustomer }),
});

/** Signs in with the profile of a social provider, or registers with it: `POST {api}/customer/facebooklogin` (API-67). */
export const socialLogin = endpoint({
  name: 'socialLogin',
  requirements: ['API-67', 'API-07'],
  method: 'POST',
  base: 'api',
  path: 'customer/facebooklogin',
  apiVersion: 2,
  kind: 'change',
  auth: false,
  query: ofDevice,
  form: v.object({
    accessToken: v.string(),
    idFacebook: v.string(),
    email: v.string(),
    gender: v.string(),
    birthday: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    middleName: v.string(),
  }),
  reply: apiReply({ customer: socialCustomer }),
});

/** The profile that a social provider gives; '' for what it does not tell (API-67). */
export type SocialProfile = Omit<ArgsOf<typeof socialLogin>, 'fingerprint'>;

/** Tells the server that the customer signs out: `GET {api}/customer/alicelogout` (API-68). */
export const logout = endpoint({
  name: 'logout',
  requirements: ['API-68'],
  method: 'GET',
  base: 'api',
  path: 'customer/alicelogout',
  apiVersion: 2,
  kind: 'change',
  auth: false,
  // It may say that the session is unknown, which must not end the next one.
  ofSession: true,
  reply: apiReply({}),
});

/** Has a link to a new password sent by e-mail: `POST {api}/customer/forgotpassword` (API-69). */
export const recoverPassword = endpoint({
  name: 'recoverPassword',
  requirements: ['API-69'],
  method: 'POST',
  base: 'api',
  path: 'customer/forgotpassword',
  apiVersion: 2,
  kind: 'change',
  auth: false,
  form: v.object({ email: v.string() }),
  reply: apiReply({}),
});

/** Registers a customer, without signing in: `POST {api}/customer/create` (API-70, API-71). */
export const register = endpoint({
  name: 'register',
  requirements: ['API-70', 'API-71'],
  method: 'POST',
  base: 'api',
  path: 'customer/create',
  apiVersion: 2,
  kind: 'change',
  auth: false,
  form: v.object({
    email: v.string(),
    password: v.string(),
    password2: v.string(),
    first_name: v.string(),
    middle_name: v.string(),
    last_name: v.string(),
    identification: v.string(),
    identification_type: v.string(),
    day: v.string(),
    month: v.string(),
    year: v.string(),
    gender: v.string(),
    is_newsletter_subscribed: v.picklist(['1', '0']),
  }),
  reply: apiReply({
    customer: v.object({
      id_customer: v.string(),
      email: v.string(),
      first_name: v.string(),
      middle_name: v.string(),
      last_name: v.string(),
    }),
  }),
});

/** Reads the customer of a token: `POST {api}/customer/info` (API-73). */
export const getCustomer = endpoint({
  name: 'getCustomer',
  requirements: ['API-73'],
  method: 'POST',
  base: 'api',
  path: 'customer/info',
  apiVersion: 2,
  kind: 'read',
  auth: true,
  form: v.object({ token: v.string() }),
  reply: apiReply({ customer: knownCustomer }),
});

/**
 * Changes the customer of a token: `POST {api}/customer/edit` (API-72). The e-mail is her own and names her; the passwords
 * are left out while hers stays.
 */
export const editCustomer = endpoint({
  name: 'editCustomer',
  requirements: ['API-72'],
  method: 'POST',
  base: 'api',
  path: 'customer/edit',
  apiVersion: 2,
  kind: 'change',
  auth: true,
  form: v.object({
    email: v.string(),
    oldpassword: v.exactOptional(v.string()),
    password: v.exactOptional(v.string()),
    password2: v.exactOptional(v.string()),
    first_name: v.string(),
    middle_name: v.string(),
    last_name: v.string(),
    identification: v.string(),
    identification_type: v.string(),
    day: v.string(),
    month: v.string(),
    year: v.string(),
    gender: v.string(),
    /** JSON: the key of each newsletter and whether she wants it. */
    newsletter_subscriptions: v.string(),
    token: v.string(),
  }),
  reply: apiReply({ customer: editedCustomer }),
});
