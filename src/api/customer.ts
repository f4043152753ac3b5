import { request } from '#api/transport/request.ts';
import {
  autoLogin,
  editCustomer,
  getCustomer,
  login,
  logout,
  recoverPassword,
  register,
  socialLogin,
} from '#schemas/customer.ts';
import type {
  Customer,
  KnownCustomer,
  SignedInCustomer,
  SocialCustomer,
  TwoStepMarks,
} from '#schemas/customerShape.ts';
import { sessionApi, shopApi } from './shopApi.ts';
import { toCustomer, toEdited, toSignIn } from './toCustomer.ts';

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
    // By a sign in it shows whether a registration was done; it is none that the customer has tried.
    findRegistered: build.mutation(request(login, signIn)),
    autoLogin: build.mutation(request(autoLogin, signIn)),
    socialLogin: build.mutation(request(socialLogin, signIn)),
    logout: build.mutation<null, object>(request(logout, nothing)),
    recoverPassword: build.mutation(request(recoverPassword, nothing)),
    // The id that becomes `registerSuccessId` (SESS-33).
    register: build.mutation(request(register, ({ customer }) => customer.id_customer)),
  }),
});

/**
 * The customer of a token, and her changes (API-72, API-73). Dispatch an edit with `{ track: false }`, because it may have
 * passwords.
 */
export const customerApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getCustomer: build.query(request(getCustomer, toKnown)),
    editCustomer: build.mutation(request(editCustomer, ({ customer }) => toEdited(customer))),
  }),
});

export const { useGetCustomerQuery } = customerApi;
