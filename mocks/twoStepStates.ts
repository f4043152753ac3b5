import * as v from 'valibot';
import { deleteDevice, device, disableTwoStep } from '#schemas/twoStep.ts';
import { codeLife } from './clock.ts';
import type { Session } from './session.ts';
import { addSignedIn, addStated, sendChange, signedIn, state, statedCustomer } from './stateKinds.ts';
import { twoStepHandlers } from './twoStep.ts';

/** A code that was sent to a customer, to be entered with the token from the browser of the fingerprint. */
const awaited = { ...signedIn, code: v.string() };

type Awaited = v.InferOutput<v.ObjectSchema<typeof awaited, undefined>>;

const addCode = (
  session: Session,
  { token, customer, fingerprint, code }: Awaited,
  { ago = 0, used = false, signsIn = true } = {},
) =>
  session.codes.add({
    token,
    customer: customer.id_customer,
    fingerprint,
    code,
    expires: session.clock.now().getTime() - ago + codeLife,
    used,
    signsIn,
  });

/** A customer whose sign in waits for the code. */
async function addAwaited(session: Session, params: Awaited, more: { ago?: number; used?: boolean } = {}) {
  await addStated(session, params.customer, { twoStep: true });
  await addCode(session, params, more);
}

const withDevices = v.object({ ...signedIn, devices: v.array(device) });

async function addDevices(session: Session, { devices, ...params }: v.InferOutput<typeof withDevices>) {
  await addSignedIn(session, params, { twoStep: true });
  for (const { date, ...rest } of devices)
    await session.devices.add({
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
    set: (session, { customer }) => addStated(session, customer, { twoStep: true }),
  }),
  'a customer has devices': state({
    meaning:
      'As `a customer is signed in`, with two-step authentication and with these devices, which need no code; their dates are in UTC.',
    params: withDevices,
    set: addDevices,
  }),
  'a customer has deleted a device': state({
    meaning:
      'As `a customer has devices`, of which she has deleted the one of the id since: set it up by sending that to the call `deleteDevice` itself, so that it is seen to be done.',
    params: v.object({ ...withDevices.entries, id: v.string() }),
    set: async (session, { id, ...params }) => {
      const { token, fingerprint } = params;
      await addDevices(session, params);
      await sendChange(session, twoStepHandlers, deleteDevice, { token, fingerprint, id });
    },
  }),
  'a customer has turned two steps off': state({
    meaning:
      'As `a customer has devices`, who has turned two-step authentication off since: set it up by the call `disableTwoStep` itself, so that it is seen to be done.',
    params: withDevices,
    set: async (session, params) => {
      const { token, fingerprint, customer } = params;
      await addDevices(session, params);
      await sendChange(session, twoStepHandlers, disableTwoStep, {
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
    set: (session, params) => addAwaited(session, params),
  }),
  'a code has expired': state({
    meaning: 'As `a code is awaited at sign in`, so long ago that the code has expired.',
    params: v.object(awaited),
    set: (session, params) => addAwaited(session, params, { ago: codeLife }),
  }),
  'a code was used': state({
    meaning: 'As `a code is awaited at sign in`, and the code has been entered.',
    params: v.object(awaited),
    set: (session, params) => addAwaited(session, params, { used: true }),
  }),
  'a code is awaited to turn two steps on': state({
    meaning: 'As `a customer is signed in`, and the code was sent to turn two-step authentication on.',
    params: v.object(awaited),
    set: async (session, params) => {
      await addSignedIn(session, params);
      await addCode(session, params, { signsIn: false });
    },
  }),
};
