import { twoStepApi } from '#api/twoStep.ts';
import { twoStepMessage } from '#rules/session/sessionMessage.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectOnline } from '#store/online.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { SessionContext } from './sessionContext.ts';
import type { Outcome } from './signIn.ts';

const { deleteDevice, disableTwoStep, enableTwoStep, validateTwoStep } = twoStepApi.endpoints;

type Call = Parameters<typeof twoStepMessage>[0];

/** Calls of this store's customer and browser. */
async function argsOf(context: SessionContext) {
  const { email = '' } = selectCustomer(context.store.getState());
  return { email, fingerprint: await fingerprintOf(context) };
}

/** What came of a call, with the notice of its success. */
function outcomeOf(
  { store, say }: SessionContext,
  call: Call,
  error: unknown,
  notice?: Parameters<SessionContext['say']>[0],
): Outcome {
  if (error !== undefined)
    return {
      kind: 'failed',
      message: twoStepMessage(call, error as Problem, selectOnline(store.getState())),
    };
  if (notice !== undefined) say(notice);
  return { kind: 'done' };
}

/** Sends a customer the code with which she turns two-step authentication on (TFA-14, ERR-42). */
export async function requestCode(context: SessionContext): Promise<Outcome> {
  const { error } = await context.store.dispatch(
    enableTwoStep.initiate(await argsOf(context), { track: false }),
  );
  return outcomeOf(context, 'enable', error);
}

/** Turns it on with the code; from then on this browser needs none (TFA-14, ERR-44, ERR-68). */
export async function confirmCode(context: SessionContext, code: string): Promise<Outcome> {
  const { error } = await context.store.dispatch(
    validateTwoStep.initiate({ ...(await argsOf(context)), code }, { track: false }),
  );
  return outcomeOf(context, 'validate', error, 'deviceAuthenticated');
}

/** Turns two-step authentication off (TFA-14, ERR-43, ERR-67). */
export async function turnOff(context: SessionContext): Promise<Outcome> {
  const { error } = await context.store.dispatch(
    disableTwoStep.initiate(await argsOf(context), { track: false }),
  );
  return outcomeOf(context, 'disable', error, 'twoStepDisabled');
}

/** Deletes a device: whoever signs in from it next is asked for a code (TFA-12, ERR-63). */
export async function removeDevice(context: SessionContext, id: string): Promise<Outcome> {
  const fingerprint = await fingerprintOf(context);
  const { error } = await context.store.dispatch(
    deleteDevice.initiate({ id, fingerprint }, { track: false }),
  );
  return outcomeOf(context, 'deleteDevice', error, 'deviceDeleted');
}
