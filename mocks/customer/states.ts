import * as v from 'valibot';
import { isOfRegion } from '#mocks/addresses/handlers.ts';
import { codeLife, tokenLife } from '#mocks/clock.ts';
import type { Database } from '#mocks/database.ts';
import {
  addSignedIn,
  addStated,
  checkOffer,
  seeded,
  sendChange,
  signedIn,
  soldAt,
  state,
  statedCustomer,
} from '#mocks/stateKinds.ts';
import { address } from '#schemas/addresses.ts';
import { editCustomer } from '#schemas/customer.ts';
import { deleteDevice, device, disableTwoStep } from '#schemas/twoStep.ts';
import { editHandlers } from './handlers.ts';
import { twoStepHandlers } from './twoStep.ts';

const bankAccount = v.object({
  owner_name: v.string(),
  owner_document: v.string(),
  cbu: v.string(),
  cuit_cuil: v.string(),
  account_type: v.picklist(['checking', 'savings']),
  owner_email: v.string(),
});

export const customerStates = {
  'a customer is registered': state({
    meaning:
      'The customer of these details is registered, without two-step authentication and without a bank account. E-mail and password sign in, and so does the hash.',
    params: v.object({ customer: statedCustomer }),
    set: (db, { customer }) => addStated(db, customer),
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
    set: (db, { customer }) => addStated(db, customer, { hashExpires: db.clock.now().getTime() }),
  }),
  'a customer is signed in': state({
    meaning:
      'The customer of these details has signed in from the browser of the fingerprint, with the token; without two-step authentication and bank account, and without cart, addresses and saved products.',
    params: v.object(signedIn),
    set: (db, params) => addSignedIn(db, params),
  }),
  'a customer has edited her details': state({
    meaning:
      'As `a customer is signed in`, and she has made this edit since then: set the state up by sending it to the call `editCustomer` itself, so that its effect is tested.',
    params: v.object({ ...signedIn, edit: editCustomer.form }),
    set: async (db, { edit, ...params }) => {
      await addSignedIn(db, params);
      await sendChange(db, editHandlers, editCustomer, edit);
    },
  }),
  'a customer has a bank account': state({
    meaning: 'As `a customer is signed in`, and this bank account is known.',
    params: v.object({ ...signedIn, bank_data: bankAccount }),
    set: (db, { bank_data, ...params }) => addSignedIn(db, params, { bankData: bank_data }),
  }),
  'a token is unknown': seeded({
    meaning: 'The token belongs to no session.',
    params: v.object({ token: v.string() }),
    reliesOn: 'no session with the token.',
  }),
  'a token has expired': state({
    meaning: 'The customer of these details has signed in with the token, so long ago that it has expired.',
    params: v.object(signedIn),
    set: (db, params) => addSignedIn(db, params, { ago: tokenLife }),
  }),
};

/** The provider states of addresses and their form. */
export const addressStates = {
  'address types are known': seeded({
    meaning: 'The country has types of address: at least one that can be chosen, and one that cannot.',
    params: v.object({}),
    reliesOn: 'the types of address of the country: `1` can be chosen, `3` cannot.',
  }),
  'a postcode belongs to another region': state({
    meaning: 'As `a customer is signed in`; the postcode does not belong to the region.',
    params: v.object({ ...signedIn, region: v.string(), postcode: v.string() }),
    set: async (db, { region: id, postcode, ...params }) => {
      if (isOfRegion(postcode, id))
        throw new Error(`Failed to set the state: ${postcode} is a postcode of the region ${id}.`);
      await addSignedIn(db, params);
    },
  }),
};

/** The provider states of the wishlist. */
export const belongingStates = {
  'a customer has addresses': state({
    meaning: 'As `a customer is signed in`, with these addresses in this order.',
    params: v.object({ ...signedIn, addresses: v.array(address) }),
    set: async (db, { addresses, ...params }) => {
      await addSignedIn(db, params);
      for (const each of addresses)
        await db.addresses.add({ customer: params.customer.id_customer, ...each });
    },
  }),
  'a customer has a wishlist': state({
    meaning:
      'As `a customer is signed in`, and has saved these products in this order, which are sold at these prices (0: no special price); no size of one that is not available is in stock.',
    params: v.object({
      ...signedIn,
      items: v.array(v.object({ id: v.string(), ...soldAt.entries, available: v.boolean() })),
    }),
    set: async (db, { items, ...params }) => {
      await addSignedIn(db, params);
      for (const { id, available, ...sold } of items) {
        checkOffer(db, sold);
        await db.wishes.add({ id, customer: params.customer.id_customer, sku: sold.sku });
        for (const { skuSimple } of db.world.productOfSku.get(sold.sku)?.sizes ?? [])
          db.stock.set(skuSimple, available ? 3 : 0);
      }
    },
  }),
};

/** A code that was sent to a customer, to be entered with the token from the browser of the fingerprint. */
const awaited = { ...signedIn, code: v.string() };

type Awaited = v.InferOutput<v.ObjectSchema<typeof awaited, undefined>>;

const addCode = (
  db: Database,
  { token, customer, fingerprint, code }: Awaited,
  { ago = 0, used = false, signsIn = true } = {},
) =>
  db.codes.add({
    token,
    customer: customer.id_customer,
    fingerprint,
    code,
    expires: db.clock.now().getTime() - ago + codeLife,
    used,
    signsIn,
  });

/** A customer with a sign in that waits for the code. */
async function addAwaited(db: Database, params: Awaited, more: { ago?: number; used?: boolean } = {}) {
  await addStated(db, params.customer, { twoStep: true });
  await addCode(db, params, more);
}

const withDevices = v.object({ ...signedIn, devices: v.array(device) });

async function addDevices(db: Database, { devices, ...params }: v.InferOutput<typeof withDevices>) {
  await addSignedIn(db, params, { twoStep: true });
  for (const { date, ...rest } of devices)
    await db.devices.add({
      ...rest,
      customer: params.customer.id_customer,
      added: Date.parse(`${date.replace(' ', 'T')}Z`),
    });
}

/** The provider states of two-step authentication. */
export const twoStepStates = {
  'a customer signs in with two steps': state({
    meaning:
      'The customer of these details is registered, with two-step authentication, and no device is known.',
    params: v.object({ customer: statedCustomer }),
    set: (db, { customer }) => addStated(db, customer, { twoStep: true }),
  }),
  'a customer has devices': state({
    meaning:
      'As `a customer is signed in`, with two-step authentication and with these devices, which need no code; their dates are in UTC.',
    params: withDevices,
    set: addDevices,
  }),
  'a customer has deleted a device': state({
    meaning:
      'As `a customer has devices`, and she has deleted the device of the id since then: set the state up by the call `deleteDevice` itself, so that its effect is tested.',
    params: v.object({ ...withDevices.entries, id: v.string() }),
    set: async (db, { id, ...params }) => {
      const { token, fingerprint } = params;
      await addDevices(db, params);
      await sendChange(db, twoStepHandlers, deleteDevice, { token, fingerprint, id });
    },
  }),
  'a customer has turned two steps off': state({
    meaning:
      'As `a customer has devices`, and she has turned two-step authentication off since then: set the state up by the call `disableTwoStep` itself, so that its effect is tested.',
    params: withDevices,
    set: async (db, params) => {
      const { token, fingerprint, customer } = params;
      await addDevices(db, params);
      await sendChange(db, twoStepHandlers, disableTwoStep, {
        token,
        fingerprint,
        email: customer.email,
      });
    },
  }),
  'a code is awaited at sign in': state({
    meaning:
      'The customer of these details has two-step authentication. A sign in from the browser of the fingerprint, which is not known, was answered with the token, and the code was sent.',
    params: v.object(awaited),
    set: (db, params) => addAwaited(db, params),
  }),
  'a code has expired': state({
    meaning: 'As `a code is awaited at sign in`, so long ago that the code has expired.',
    params: v.object(awaited),
    set: (db, params) => addAwaited(db, params, { ago: codeLife }),
  }),
  'a code was used': state({
    meaning: 'As `a code is awaited at sign in`, and the code has been entered.',
    params: v.object(awaited),
    set: (db, params) => addAwaited(db, params, { used: true }),
  }),
  'a code is awaited to turn two steps on': state({
    meaning: 'As `a customer is signed in`, and the code was sent to turn two-step authentication on.',
    params: v.object(awaited),
    set: async (db, params) => {
      await addSignedIn(db, params);
      await addCode(db, params, { signsIn: false });
    },
  }),
};
