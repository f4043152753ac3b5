import type {
  Customer,
  EditedCustomer,
  KnownCustomer,
  SignedInCustomer,
  SignIn,
  SocialCustomer,
} from '#schemas/customerShape.ts';

type WireCustomer = SignedInCustomer | SocialCustomer | KnownCustomer;

const namesOf = (wire: WireCustomer) =>
  'idCustomer' in wire
    ? { idCustomer: wire.idCustomer, first_name: wire.firstName, id_hash: wire.idHash }
    : { idCustomer: wire.id_customer, first_name: wire.first_name, id_hash: wire.id_hash };

/** The customer of an answer, in whichever spelling, as the shop's model (SESS-02); without the token. */
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

/** The customer of a sign in, and what decides whether it is complete (SESS-16, TFA-04, TFA-11). */
export function toSignIn(wire: SignedInCustomer | SocialCustomer): SignIn {
  return {
    customer: toCustomer(wire),
    token: wire.token,
    two_step_auth_enable: wire.two_step_auth_enable,
    two_step_auth_device_active: wire.two_step_auth_device_active,
    two_step_auth_data: wire.two_step_auth_data,
  };
}

/** What an edit has changed: fields that the answer lacks are not in it (API-72). */
export const toEdited = ({ id_customer: _id, ...changed }: EditedCustomer): Partial<Customer> => changed;
