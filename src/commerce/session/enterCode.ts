import { twoStepApi } from '#api/twoStep.ts';
import { twoStepMessage } from '#rules/session/sessionMessage.ts';
import { opensSession } from '#rules/session/startDecision.ts';
import { defaultMessage } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectOnline } from '#store/online.ts';
import { codeDismissed, selectTwoStep } from '#store/session/twoStep.ts';
import { beginAttempt } from './attempts.ts';
import { completeSignIn } from './completeSignIn.ts';
import { renewToken } from './restoreSession.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { SessionContext } from './sessionContext.ts';
import type { Outcome } from './signIn.ts';

const { enableTwoStep, validateTwoStep } = twoStepApi.endpoints;

type Call = Parameters<typeof twoStepMessage>[0];
type Failure = Parameters<typeof twoStepMessage>[1];

const failedCall = ({ store }: SessionContext, call: Call, problem: Failure): Outcome => ({
  kind: 'failed',
  message: twoStepMessage(call, problem, selectOnline(store.getState())),
});

// Stryker disable next-line StringLiteral: a failure that is no refusal has the general text, whatever the call
const nobody: Failure = { code: 'aborted', message: defaultMessage };

/** The login that awaits a code, as the calls name it. */
async function awaitedIn(context: SessionContext) {
  const { awaited } = selectTwoStep(context.store.getState());
  if (awaited === undefined) return undefined;
  const { email, token } = awaited;
  return { awaited, args: { email, token, fingerprint: await fingerprintOf(context) } };
}

/** Sends the code of a login, once more if asked (API-91). */
export async function sendCode(context: SessionContext): Promise<Outcome> {
  const login = await awaitedIn(context);
  // Stryker disable next-line StringLiteral: a failure that is no refusal has the general text, whatever the call
  if (login === undefined) return failedCall(context, 'enable', nobody);
  const { error } = await context.store.dispatch(enableTwoStep.initiate(login.args, { track: false }));
  return error === undefined ? { kind: 'done' } : failedCall(context, 'enable', error as Problem);
}

/** Enters the code of a login; the accepted one completes it with all steps of a normal login (TFA-08 to TFA-10). */
export async function enterCode(context: SessionContext, code: string): Promise<Outcome> {
  const { store, say } = context;
  beginAttempt(store);
  const login = await awaitedIn(context);
  // Stryker disable next-line StringLiteral: a failure that is no refusal has the general text, whatever the call
  if (login === undefined) return failedCall(context, 'validate', nobody);
  const { data, error } = await store.dispatch(
    validateTwoStep.initiate({ ...login.args, code }, { track: false }),
  );
  if (error !== undefined) return failedCall(context, 'validate', error as Problem);
  // Closed meanwhile, or an answer without a session: nobody is logged in.
  const isOpen = selectTwoStep(store.getState()).awaited === login.awaited;
  if (!isOpen || data == null || !opensSession(data))
    // Stryker disable next-line ObjectLiteral,StringLiteral: a failure that is no refusal has the general text, whatever the call
    return failedCall(context, 'validate', { code: 'schema', message: defaultMessage });
  await completeSignIn(context, data, login.awaited);
  say('deviceAuthenticated');
  return { kind: 'done' };
}

/** Closes the modal of a login that awaits its code: the visitor stays anonymous (TFA-06). */
export function dismissCode(context: SessionContext): void {
  context.store.dispatch(codeDismissed());
  void renewToken(context);
}
