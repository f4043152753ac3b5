import { twoStepApi } from '#api/twoStep.ts';
import { fingerprintOf } from '#flows/device/deviceId.ts';
import { twoStepMessage } from '#rules/session/sessionMessage.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectOnline } from '#store/online.ts';
import { selectCustomer } from '#store/session/customer.ts';
import type { ActionOutcome } from './formOutcome.ts';
import type { SessionContext } from './sessionContext.ts';

const { deleteDevice, disableTwoStep, enableTwoStep, validateTwoStep } = twoStepApi.endpoints;

type Call = Parameters<typeof twoStepMessage>[0];

/** The arguments of calls for this customer and browser. */
async function argsOf(context: SessionContext) {
  const { email = '' } = selectCustomer(context.store.getState());
  return { email, fingerprint: await fingerprintOf(context) };
}

/** Returns the outcome of a call, and shows `notice` after a success. */
export function twoStepOutcome(
  { store, say }: SessionContext,
  call: Call,
  error: unknown,
  notice?: Parameters<SessionContext['say']>[0],
): ActionOutcome {
  if (error !== undefined)
    return {
      kind: 'failed',
      message: twoStepMessage(call, error as Problem, selectOnline(store.getState())),
    };
  if (notice !== undefined) say(notice);
  return { kind: 'done' };
}

/** Sends the code that turns two-step authentication on (TFA-14, ERR-42). */
export async function requestCode(context: SessionContext): Promise<ActionOutcome> {
  const { error } = await context.store.dispatch(
    enableTwoStep.initiate(await argsOf(context), { track: false }),
  );
  return twoStepOutcome(context, 'enable', error);
}

/** Turns two-step authentication on with the code; this browser needs none from then on (TFA-14, ERR-44, ERR-68). */
export async function confirmCode(context: SessionContext, code: string): Promise<ActionOutcome> {
  const { error } = await context.store.dispatch(
    validateTwoStep.initiate({ ...(await argsOf(context)), code }, { track: false }),
  );
  return twoStepOutcome(context, 'validate', error, 'deviceAuthenticated');
}

/** Turns two-step authentication off (TFA-14, ERR-43, ERR-67). */
export async function turnOff(context: SessionContext): Promise<ActionOutcome> {
  const { error } = await context.store.dispatch(
    disableTwoStep.initiate(await argsOf(context), { track: false }),
  );
  return twoStepOutcome(context, 'disable', error, 'twoStepDisabled');
}

/** Deletes a device: the next sign in from it needs a code (TFA-12, ERR-63). */
export async function removeDevice(context: SessionContext, id: string): Promise<ActionOutcome> {
  const fingerprint = await fingerprintOf(context);
  const { error } = await context.store.dispatch(
    deleteDevice.initiate({ id, fingerprint }, { track: false }),
  );
  return twoStepOutcome(context, 'deleteDevice', error, 'deviceDeleted');
}
