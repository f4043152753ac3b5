import { anAwaitedCustomer, aSignedInCustomer, aSocialCustomer, aStatedSession } from '#fixtures/customer.ts';
import { containing, entryByEntry, exactly, filled, type Matcher } from '#contracts/pact/matchers.ts';
import type { Matches } from '#contracts/pact/shapeOf.ts';

// The customer whom the provider states of the contracts name, and how answers match her.

/** She has signed in from this browser. */
export const signedIn = aStatedSession();
export const { customer, fingerprint } = signedIn;

/** The token of her session, with her e-mail and the browser, as two-step calls send them. */
export const asked = { token: 'tok-140', email: customer.email, fingerprint };

/** A code was sent to her, to be entered with this token. */
export const awaited = { ...signedIn, token: '2fa-140', code: '4821' };

const details = [
  'email',
  'middle_name',
  'last_name',
  'gender',
  'birthday',
  'identification',
  'identification_type',
  'is_newsletter_subscribed',
  'visitor_has_orders',
  'two_step_auth_enable',
  'two_step_auth_device_active',
];

const exact = (...fields: string[]): Record<string, Matcher> =>
  Object.fromEntries(fields.map((field) => [`customer.${field}`, exactly]));

const sameNewsletters: Matches = {
  'customer.newsletter_subscriptions': containing,
  'customer.newsletter_subscriptions.*.key': exactly,
  'customer.newsletter_subscriptions.*.subscribed': exactly,
};

/** Matches the customer of the state, field by field. */
export const sameCustomer: Matches = {
  ...exact(...details, 'id_customer', 'first_name', 'id_hash'),
  ...sameNewsletters,
};

/** The same in the spelling of social sign in. */
export const sameSocialCustomer: Matches = {
  ...exact(...details, 'idCustomer', 'firstName', 'idHash'),
  ...sameNewsletters,
};

/** A sign in that waits for a code: no token, and one for the code from this browser (TFA-04). */
export const codeAwaited: Matches = {
  'customer.token': exactly,
  'customer.two_step_auth_data.fingerprint': exactly,
  'customer.two_step_auth_data.token': filled,
};

const ok = { error: false, message: '' } as const;

/** The replies of a sign in that is complete, and of one that waits for a code. */
export const complete = { ...ok, customer: aSignedInCustomer() };
export const waiting = { ...ok, customer: anAwaitedCustomer() };
export const socialComplete = { ...ok, customer: aSocialCustomer() };

/** The reply of a call that returns no data. */
export const done = { ...ok };

/** A refusal that the shop knows by its message. */
export const refusedBy = (message: string) => ({
  reply: { error: true, message },
  matches: { message: exactly },
});

/** The model of the customer of the state (SESS-02). */
export const model = {
  idCustomer: '140',
  email: 'maria@mail.com',
  first_name: 'María José',
  middle_name: '',
  last_name: 'Pérez',
  gender: 'female',
  birthday: '1990-05-07',
  identification: '30123456',
  identification_type: 'DNI',
  id_hash: 'h-140',
  newsletter_subscriptions: complete.customer.newsletter_subscriptions,
  is_newsletter_subscribed: true,
  visitor_has_orders: true,
};

/** Matches the entries of a list one by one, all their fields but those named by their values. */
export const sameEntries = (list: string, entry: object, ...others: string[]): Matches => ({
  [list]: entryByEntry,
  ...Object.fromEntries(
    Object.keys(entry)
      .filter((field) => !others.includes(field))
      .map((field) => [`${list}.*.${field}`, exactly]),
  ),
});
