import * as v from 'valibot';
import { address } from '#schemas/addresses.ts';
import { editCustomer } from '#schemas/customer.ts';
import { isOfRegion } from './addresses.ts';
import { tokenLife } from './clock.ts';
import { editHandlers } from './customer.ts';
import {
  addSignedIn,
  addStated,
  checkPrices,
  seeded,
  sendChange,
  signedIn,
  soldAt,
  state,
  statedCustomer,
} from './stateKinds.ts';

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

/** The provider states of addresses and of what their form offers. */
export const addressStates = {
  'address types are known': seeded({
    meaning: 'The country has types of address, of which at least one can be chosen and one can not.',
    params: v.object({}),
    reliesOn: 'the types of address of the country, `1` among those that can be chosen.',
  }),
  'a postcode belongs to another region': state({
    meaning: 'As `a customer is signed in`; the postcode is none of the region.',
    params: v.object({ ...signedIn, region: v.string(), postcode: v.string() }),
    set: async (session, { region: id, postcode, ...params }) => {
      if (isOfRegion(postcode, id))
        throw new Error(`Failed to set the state: ${postcode} is a postcode of the region ${id}.`);
      await addSignedIn(session, params);
    },
  }),
};

/** The provider states of what a customer has saved. */
export const belongingStates = {
  'a customer has addresses': state({
    meaning: 'As `a customer is signed in`, with these addresses in this order.',
    params: v.object({ ...signedIn, addresses: v.array(address) }),
    set: async (session, { addresses, ...params }) => {
      await addSignedIn(session, params);
      for (const each of addresses)
        await session.addresses.add({ customer: params.customer.id_customer, ...each });
    },
  }),
  'a customer has a wishlist': state({
    meaning:
      'As `a customer is signed in`, and has saved these products in this order, which are sold at these prices (0: no special price); no size of one that is not available is in stock.',
    params: v.object({
      ...signedIn,
      items: v.array(v.object({ id: v.string(), ...soldAt.entries, available: v.boolean() })),
    }),
    set: async (session, { items, ...params }) => {
      await addSignedIn(session, params);
      for (const { id, available, ...sold } of items) {
        checkPrices(session, sold);
        await session.wishes.add({ id, customer: params.customer.id_customer, sku: sold.sku });
        for (const { skuSimple } of session.world.productOfSku.get(sold.sku)?.sizes ?? [])
          session.stock.set(skuSimple, available ? 3 : 0);
      }
    },
  }),
};
