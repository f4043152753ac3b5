import { problemOf } from '#api/transport/problems.ts';
import { twoStepApi } from '#api/twoStep.ts';
import { fingerprintOf } from '#flows/device/deviceId.ts';
import { opensSession } from '#rules/session/startDecision.ts';
import { codeDismissed, selectTwoStep } from '#store/session/twoStep.ts';
import { overtakeSignIns } from './signIns.ts';
import { completeSignIn } from './completeSignIn.ts';
import type { ActionOutcome } from './formOutcome.ts';
import { renewToken } from './restoreSession.ts';
import type { SessionContext } from './sessionContext.ts';
import { twoStepOutcome } from './twoStepSetting.ts';

const { enableTwoStep, validateTwoStep } = twoStepApi.endpoints;

/** The login that awaits a code, with the arguments of its calls. */
async function awaitedIn(context: SessionContext) {
  const { awaited } = selectTwoStep(context.store.getState());
  if (awaited === undefined) return undefined;
  const { email, token } = awaited;
  return { awaited, args: { email, token, fingerprint: await fingerprintOf(context) } };
}

/** Has the code of a login sent by e-mail; each call sends it again (API-91). */
export async function sendCode(context: SessionContext): Promise<ActionOutcome> {
  const login = await awaitedIn(context);
  // Stryker disable next-line StringLiteral: every problem but a refusal has the general text
  if (login === undefined) return twoStepOutcome(context, 'enable', problemOf('aborted'));
  const { error } = await context.store.dispatch(enableTwoStep.initiate(login.args, { track: false }));
  return twoStepOutcome(context, 'enable', error);
}

/** Enters the code of a login; the accepted one completes it with all steps of a normal login (TFA-08 to TFA-10). */
export async function enterCode(context: SessionContext, code: string): Promise<ActionOutcome> {
  const { store, say } = context;
  overtakeSignIns(store);
  const login = await awaitedIn(context);
  // Stryker disable next-line StringLiteral: every problem but a refusal has the general text
  if (login === undefined) return twoStepOutcome(context, 'validate', problemOf('aborted'));
  const { data, error } = await store.dispatch(
    validateTwoStep.initiate({ ...login.args, code }, { track: false }),
  );
  if (error !== undefined) return twoStepOutcome(context, 'validate', error);
  // The modal was closed meanwhile, or the response opens no session.
  const isOpen = selectTwoStep(store.getState()).awaited === login.awaited;
  if (!isOpen || data == null || !opensSession(data))
    // Stryker disable next-line StringLiteral: every problem but a refusal has the general text
    return twoStepOutcome(context, 'validate', problemOf('schema'));
  await completeSignIn(context, data, login.awaited);
  say('deviceAuthenticated');
  return { kind: 'done' };
}

/** Closes the modal of a login that awaits its code: the visitor stays anonymous (TFA-06). */
export function dismissCode(context: SessionContext): void {
  context.store.dispatch(codeDismissed());
  void renewToken(context);
}
