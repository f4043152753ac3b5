import { signInApi } from '#api/customer.ts';
import {
  type KeepSession,
  loginFront,
  loginFrontCookie,
  rolloutField,
} from '#rules/session/sessionCookies.ts';
import { loginMessage, type SessionMessage } from '#rules/session/sessionMessage.ts';
import { loginStep } from '#rules/session/startDecision.ts';
import { defaultMessage } from '#rules/messages/messages.ts';
import type { SocialProfile } from '#schemas/customer.ts';
import type { SignIn } from '#schemas/customerShape.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectFlags } from '#store/flags.ts';
import { selectOnline } from '#store/online.ts';
import { codeAwaited } from '#store/session/twoStep.ts';
import { asForm, beginAttempt } from './attempts.ts';
import { completeSignIn, type Via } from './completeSignIn.ts';
import { renewToken } from './restoreSession.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { SessionContext } from './sessionContext.ts';

/** A failed form: what the customer reads, and the fields that the server has named. */
export interface Failed {
  kind: 'failed';
  message: SessionMessage;
  wrong?: string[];
}

/** How a form of the session ended: done, or refused with what the customer reads. */
export type Outcome = { kind: 'done' } | Failed;

/** The same for a sign in, which may await a code (TFA-04). */
export type SignInOutcome = Outcome | { kind: 'code' };

type Failure = Pick<Problem, 'code' | 'message' | 'status'> & Partial<Pick<Problem, 'errors'>>;

/** An answer that opens no session although it is no failure. */
const unusable: Failure = { code: 'schema', message: defaultMessage };

/** A failed form, with its message: by default that of a login (ERR-16 to ERR-20). */
export function failed({ store }: SessionContext, problem: Failure, messageOf = loginMessage): Failed {
  // Those of an answer of another shape are no fields of a form.
  const named = problem.code === 'refused' ? problem.errors : [];
  const wrong = named?.flatMap(({ field }) => field ?? []) ?? [];
  return {
    kind: 'failed',
    message: messageOf(problem, selectOnline(store.getState())),
    ...(wrong.length > 0 && { wrong }),
  };
}

type Sent = PromiseLike<{ data: SignIn; error?: undefined } | { data?: undefined; error: unknown }>;

interface Attempt {
  keepSession: KeepSession;
  via: Via;
  isNewest: () => boolean;
}

/** Goes on from the answer to a sign in: a session, a code to enter, or a failure (SESS-16, TFA-04, TFA-11). */
async function goOn(context: SessionContext, sent: Sent, attempt: Attempt): Promise<SignInOutcome> {
  const outcome = await asForm(context.store, () => open(context, sent, attempt));
  // Whoever was being logged in at start stays so.
  if (outcome.kind === 'failed' && attempt.isNewest()) void renewToken(context);
  return outcome;
}

async function open(
  context: SessionContext,
  sent: Sent,
  { keepSession, via, isNewest }: Attempt,
): Promise<SignInOutcome> {
  const { data, error } = await sent;
  if (data === undefined) return failed(context, error as Problem);
  if (!isNewest()) return failed(context, { code: 'aborted', message: defaultMessage });
  const { customer, token, ...marks } = data;
  const step = loginStep(data, context.twoStep);
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
  const isNewest = beginAttempt(context.store);
  const sent = sendPassword(context, form, 'login');
  return goOn(context, sent, { keepSession: keepSession ? '1' : '0', via, isNewest });
}

/** Signs in with e-mail and password, and opens no session. */
export const findRegistered = (context: SessionContext, form: Password) =>
  sendPassword(context, form, 'findRegistered');

/** Opens the session of such an answer, after the registration that it has found. */
export const signInRegistered = (context: SessionContext, data: SignIn): Promise<SignInOutcome> =>
  goOn(context, Promise.resolve({ data }), {
    keepSession: '0',
    via: 'registration',
    isNewest: beginAttempt(context.store),
  });

/** Signs in, or registers, with the profile of a social provider (SESS-34, API-67). */
export async function socialSignIn(context: SessionContext, profile: SocialProfile): Promise<SignInOutcome> {
  const { store } = context;
  const isNewest = beginAttempt(store);
  const fingerprint = await fingerprintOf(context);
  const sent = store.dispatch(
    signInApi.endpoints.socialLogin.initiate({ ...profile, fingerprint }, { track: false }),
  );
  return goOn(context, sent, { keepSession: '0', via: 'social', isNewest });
}
