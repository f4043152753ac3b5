import { request } from '#api/transport/request.ts';
import type { CartReply } from '#schemas/cart.ts';
import {
  autoLogin,
  editCustomer,
  getCartHash,
  getCustomer,
  login,
  logout,
  mergeCart,
  recoverPassword,
  register,
  socialLogin,
} from '#schemas/customer.ts';
import type {
  Customer,
  KnownCustomer,
  SignedInCustomer,
  SignIn,
  SocialCustomer,
  TwoStepMarks,
} from '#schemas/customerShape.ts';
import { sessionApi, shopApi } from './shopApi.ts';

const signIn = ({ customer }: { customer: SignedInCustomer | SocialCustomer }) => toSignIn(customer);

const nothing = () => null;

/** The customer of a token, with the marks of two-step authentication beside her (API-73). */
const toKnown = ({ customer }: { customer: KnownCustomer }): { customer: Customer } & TwoStepMarks => ({
  customer: toCustomer(customer),
  two_step_auth_enable: customer.two_step_auth_enable,
  two_step_auth_device_active: customer.two_step_auth_device_active,
});

/**
 * Sign in, sign out, recovery and registration (API-64 to API-71). Dispatch a sign in and a registration with
 * `{ track: false }`: the cache of tracked calls would keep password and token, and the end of a session does not reset
 * it.
 */
export const signInApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(request(login, signIn)),
    // A sign in that finds out whether a registration was done; the customer did not press anything.
    findRegistered: build.mutation(request(login, signIn)),
    autoLogin: build.mutation(request(autoLogin, signIn)),
    socialLogin: build.mutation(request(socialLogin, signIn)),
    logout: build.mutation<null, object>(request(logout, nothing)),
    recoverPassword: build.mutation(request(recoverPassword, nothing)),
    // The id that becomes `registerSuccessId` (SESS-33).
    register: build.mutation(request(register, ({ customer }) => customer.id_customer)),
  }),
});

/** The customer of a token (API-72, API-73). Dispatch her edits with `{ track: false }`: they may have passwords. */
export const customerApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getCustomer: build.query(request(getCustomer, toKnown)),
    // Fields that the answer lacks have not changed (API-72).
    editCustomer: build.mutation(
      request(editCustomer, ({ customer: { id_customer: _id, ...changed } }): Partial<Customer> => changed),
    ),
  }),
});

export const { useGetCustomerQuery } = customerApi;

type WireCustomer = SignedInCustomer | SocialCustomer | KnownCustomer;

const namesOf = (wire: WireCustomer) =>
  'idCustomer' in wire
    ? { idCustomer: wire.idCustomer, first_name: wire.firstName, id_hash: wire.idHash }
    : { idCustomer: wire.id_customer, first_name: wire.first_name, id_hash: wire.id_hash };

/** Maps the customer of a response, in either spelling, to the model (SESS-02). */
export function toCustomer(wire: WireCustomer): Customer {
  return {
    ...namesOf(wire),
    email: wire.email,
    middle_name: wire.middle_name,
    last_name: wire.last_name,
    gender: wire.gender,
    birthday: wire.birthday,
    identification: wire.identification,
    identification_type: wire.identification_type,
    newsletter_subscriptions: wire.newsletter_subscriptions,
    is_newsletter_subscribed: wire.is_newsletter_subscribed,
    visitor_has_orders: wire.visitor_has_orders,
    ...('bank_data' in wire ? { bank_data: wire.bank_data } : {}),
  };
}

/** The customer of a sign in, and the fields that decide whether it is complete (SESS-16, TFA-04, TFA-11). */
export function toSignIn(wire: SignedInCustomer | SocialCustomer): SignIn {
  return {
    customer: toCustomer(wire),
    token: wire.token,
    two_step_auth_enable: wire.two_step_auth_enable,
    two_step_auth_device_active: wire.two_step_auth_device_active,
    two_step_auth_data: wire.two_step_auth_data,
  };
}

/** The cart of a customer (API-52, API-59). The cart slice stores the merged cart. */
export const customerCartApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getCartHash: build.mutation(request(getCartHash, ({ cart }) => cart.hash)),
    mergeCart: build.mutation(request(mergeCart, (reply: CartReply) => reply)),
  }),
});
