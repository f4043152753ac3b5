import * as v from 'valibot';
import { editCustomer } from '#schemas/customer.ts';
import { editHandlers } from './editCustomer.ts';
import { tokenLife } from './lifetimes.ts';
import { sendChange } from './sendChange.ts';
import { addSignedIn, addStated, signedIn, statedCustomer } from './statedCustomer.ts';
import { seeded, state } from './stateKinds.ts';

const bankAccount = v.object({
  owner_name: v.string(),
  owner_document: v.string(),
  cbu: v.string(),
  cuit_cuil: v.string(),
  account_type: v.picklist(['checking', 'savings']),
  owner_email: v.string(),
});

/** The provider states of sign in, registration and the customer of a token. */
export const customerStates = {
  'a customer is registered': state({
    meaning:
      'The customer of these details is registered, without two-step authentication and without a bank account. E-mail and password sign in, and so does the hash.',
    params: v.object({ customer: statedCustomer }),
    set: (session, { customer }) => addStated(session, customer),
  }),
  'an e-mail is not registered': seeded({
    meaning: 'No customer has the e-mail or the social account.',
    params: v.object({ email: v.string() }),
    reliesOn: 'no customer with the e-mail: an earlier state or call may have added one.',
  }),
  'a hash is unknown': seeded({
    meaning: 'The hash is that of no customer, or of a customer of another country.',
    params: v.object({ hash: v.string() }),
    reliesOn: 'no customer with the hash.',
  }),
  'a hash has expired': state({
    meaning: 'The customer of these details is registered, and the hash does not sign in any more.',
    params: v.object({ customer: statedCustomer }),
    set: (session, { customer }) =>
      addStated(session, customer, { hashExpires: session.clock.now().getTime() }),
  }),
  'a customer is signed in': state({
    meaning:
      'The customer of these details has signed in from the browser of the fingerprint, with the token; without two-step authentication and bank account, and without cart, addresses and saved products.',
    params: v.object(signedIn),
    set: (session, params) => addSignedIn(session, params),
  }),
  'a customer has edited her details': state({
    meaning:
      'As `a customer is signed in`, who has made this edit since: set it up by sending it to the call `editCustomer` itself, so that it is seen to be done.',
    params: v.object({ ...signedIn, edit: editCustomer.form }),
    set: async (session, { edit, ...params }) => {
      await addSignedIn(session, params);
      await sendChange(session, editHandlers, editCustomer, edit);
    },
  }),
  'a customer has a bank account': state({
    meaning: 'As `a customer is signed in`, and this bank account is known.',
    params: v.object({ ...signedIn, bank_data: bankAccount }),
    set: (session, { bank_data, ...params }) => addSignedIn(session, params, { bankData: bank_data }),
  }),
  'a token is unknown': seeded({
    meaning: 'The token is that of no session.',
    params: v.object({ token: v.string() }),
    reliesOn: 'no session with the token.',
  }),
  'a token has expired': state({
    meaning: 'The customer of these details has signed in with the token, so long ago that it has expired.',
    params: v.object(signedIn),
    set: (session, params) => addSignedIn(session, params, { ago: tokenLife }),
  }),
};
