import * as v from 'valibot';
import { cartReply } from './cart.ts';
import {
  editedCustomer,
  knownCustomer,
  ofDevice,
  signedInCustomer,
  socialCustomer,
} from './customerShape.ts';
import { apiReply, type ArgsOf, endpoint, replyError } from './endpoint.ts';

// These schemas do not validate texts: the schemas of the forms do, and then the server.

const call = { method: 'POST', base: 'api', apiVersion: 2, kind: 'change' } as const;

/** Signs in with e-mail and password: `POST {api}/customer/login` (API-64, API-65). */
export const login = endpoint('login', ['API-64', 'API-65', 'API-07'], {
  ...call,
  path: 'customer/login',
  query: ofDevice,
  form: v.object({
    username: v.string(),
    password: v.string(),
    rollout: v.exactOptional(v.literal('ligado')),
  }),
  reply: apiReply({ customer: signedInCustomer }),
});

/** Signs in with the hash of a customer: `POST {api}/customer/login` (API-66). */
export const autoLogin = endpoint('autoLogin', ['API-66', 'API-07'], {
  ...call,
  path: 'customer/login',
  discriminator: 'hash',
  query: ofDevice,
  form: v.object({ hash: v.string() }),
  reply: apiReply({ customer: signedInCustomer }),
});

/** Signs in with the profile of a social provider, or registers with it: `POST {api}/customer/facebooklogin` (API-67). */
export const socialLogin = endpoint('socialLogin', ['API-67', 'API-07'], {
  ...call,
  path: 'customer/facebooklogin',
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

/** The profile of a social provider; '' for a missing field (API-67). */
export type SocialProfile = Omit<ArgsOf<typeof socialLogin>, 'fingerprint'>;

/** Tells the server that the customer signs out: `GET {api}/customer/alicelogout` (API-68). */
export const logout = endpoint('logout', ['API-68'], {
  ...call,
  method: 'GET',
  path: 'customer/alicelogout',
  // It may say that the session is unknown, which must not end the next one.
  ofSession: true,
  reply: apiReply({}),
});

/** Has a link to a new password sent by e-mail: `POST {api}/customer/forgotpassword` (API-69). */
export const recoverPassword = endpoint('recoverPassword', ['API-69'], {
  ...call,
  path: 'customer/forgotpassword',
  form: v.object({ email: v.string() }),
  reply: apiReply({}),
});

/** Registers a customer, without signing in: `POST {api}/customer/create` (API-70, API-71). */
export const register = endpoint('register', ['API-70', 'API-71'], {
  ...call,
  path: 'customer/create',
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
export const getCustomer = endpoint('getCustomer', ['API-73'], {
  ...call,
  path: 'customer/info',
  kind: 'read',
  auth: true,
  form: v.object({ token: v.string() }),
  reply: apiReply({ customer: knownCustomer }),
});

/**
 * Changes the customer of a token: `POST {api}/customer/edit` (API-72). The e-mail identifies her and does not change; the
 * passwords are sent only with a new one.
 */
export const editCustomer = endpoint('editCustomer', ['API-72'], {
  ...call,
  path: 'customer/edit',
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

// Separate from the calls of a guest's cart, because these are loaded with the sign in.

/** Finds the cart of the customer, an empty one if there is none yet: `POST {api}/cart/gethash` (API-52). */
export const getCartHash = endpoint('getCartHash', ['API-52'], {
  ...call,
  path: 'cart/gethash',
  apiVersion: 3,
  auth: true,
  form: v.object({ token: v.string() }),
  reply: apiReply({ cart: v.object({ hash: v.string() }), errors: v.array(replyError) }),
});

/**
 * Merges the cart of the hash into the customer's cart: `POST {api}/cart/merge` (API-59). An item in both gets the higher
 * quantity, so a repeated merge adds nothing.
 */
export const mergeCart = endpoint('mergeCart', ['API-59', 'API-62', 'API-63'], {
  ...call,
  path: 'cart/merge',
  apiVersion: 3,
  auth: true,
  form: v.object({
    token: v.string(),
    hash: v.string(),
    /** The merged cart has the items of both carts (CART-23). */
    flag: v.literal('1'),
  }),
  reply: cartReply,
});
