import { signInApi } from '#api/customer.ts';
import { problemOf } from '#api/transport/problems.ts';
import { fingerprintOf } from '#flows/device/deviceId.ts';
import {
  type KeepSession,
  loginFront,
  loginFrontCookie,
  rolloutField,
} from '#rules/session/sessionCookies.ts';
import { loginMessage } from '#rules/session/sessionMessage.ts';
import { loginStep } from '#rules/session/startDecision.ts';
import type { SocialProfile } from '#schemas/customer.ts';
import type { SignIn } from '#schemas/customerShape.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectFlags } from '#store/flags.ts';
import { selectOnline } from '#store/online.ts';
import { codeAwaited } from '#store/session/twoStep.ts';
import { asForm, overtakeSignIns } from './signIns.ts';
import { completeSignIn, type Via } from './completeSignIn.ts';
import type { ActionOutcome, Failed } from './formOutcome.ts';
import { renewToken } from './restoreSession.ts';
import type { SessionContext } from './sessionContext.ts';

/** What a sign in returns: it may await a code (TFA-04). */
export type SignInOutcome = ActionOutcome | { kind: 'code' };

/** A response that opens no session although the call has not failed. */
const unusable = problemOf('schema');

/** Returns the outcome of a failed form, by default with the message of a failed login (ERR-16 to ERR-20). */
export function failed({ store }: SessionContext, problem: Problem, messageOf = loginMessage): Failed {
  // Only a refusal names fields of the form.
  const named = problem.code === 'refused' ? problem.errors : [];
  const wrong = named.flatMap(({ field }) => field ?? []);
  return {
    kind: 'failed',
    message: messageOf(problem, selectOnline(store.getState())),
    ...(wrong.length > 0 && { wrong }),
  };
}

type SignInReply = PromiseLike<{ data: SignIn; error?: undefined } | { data?: undefined; error: unknown }>;

interface Opening {
  keepSession: KeepSession;
  via: Via;
  signal: AbortSignal;
}

/** Continues with the reply to a sign in: opens a session, awaits a code, or fails (SESS-16, TFA-04, TFA-11). */
async function goOn(context: SessionContext, reply: SignInReply, opening: Opening): Promise<SignInOutcome> {
  const outcome = await asForm(context.store, () => open(context, reply, opening));
  // This sign in has aborted the automatic login, so the customer gets her token now.
  if (outcome.kind === 'failed' && !opening.signal.aborted) void renewToken(context);
  return outcome;
}

async function open(
  context: SessionContext,
  reply: SignInReply,
  { keepSession, via, signal }: Opening,
): Promise<SignInOutcome> {
  const { data, error } = await reply;
  if (data === undefined) return failed(context, error as Problem);
  if (signal.aborted) return failed(context, problemOf('aborted'));
  const { customer, token, ...marks } = data;
  const step = loginStep(data, context.ports.twoStep);
  if (step === 'complete') {
    await completeSignIn(context, { customer, token }, { keepSession, via });
    return { kind: 'done' };
  }
  const awaited = marks.two_step_auth_data;
  // A code is entered with the token of the login that awaits it.
  if (step === 'failed' || !awaited?.token) return failed(context, unusable);
  const login = { email: customer.email, token: awaited.token, keepSession, via };
  context.store.dispatch(codeAwaited({ ...marks, login }));
  return { kind: 'code' };
}

interface Password {
  username: string;
  password: string;
}

async function sendPassword(
  context: SessionContext,
  { username, password }: Password,
  call: 'login' | 'findRegistered',
) {
  const { store, ports } = context;
  const front = loginFront(selectFlags(store.getState()));
  ports.setCookie(loginFrontCookie(front, ports.origin.startsWith('https:')));
  const fingerprint = await fingerprintOf(context);
  const form = { username, password, fingerprint, ...rolloutField(front) };
  return store.dispatch(signInApi.endpoints[call].initiate(form, { track: false }));
}

/** Signs in with e-mail and password (API-64, API-65); with `via`, right after the registration (SESS-31). */
export function signIn(
  context: SessionContext,
  { keepSession, ...form }: Password & { keepSession: boolean },
  via: Via = 'login',
): Promise<SignInOutcome> {
  const signal = overtakeSignIns(context.store);
  const reply = sendPassword(context, form, 'login');
  return goOn(context, reply, { keepSession: keepSession ? '1' : '0', via, signal });
}

/** Signs in with e-mail and password, and opens no session. */
export const findRegistered = (context: SessionContext, form: Password) =>
  sendPassword(context, form, 'findRegistered');

/** Opens the session of the reply by which `findRegistered` has found a registration. */
export const signInRegistered = (context: SessionContext, data: SignIn): Promise<SignInOutcome> =>
  goOn(context, Promise.resolve({ data }), {
    keepSession: '0',
    via: 'registration',
    signal: overtakeSignIns(context.store),
  });

/** Signs in, or registers, with the profile of a social provider (SESS-34, API-67). */
export async function socialSignIn(context: SessionContext, profile: SocialProfile): Promise<SignInOutcome> {
  const { store } = context;
  const signal = overtakeSignIns(store);
  const fingerprint = await fingerprintOf(context);
  const reply = store.dispatch(
    signInApi.endpoints.socialLogin.initiate({ ...profile, fingerprint }, { track: false }),
  );
  return goOn(context, reply, { keepSession: '0', via: 'social', signal });
}
