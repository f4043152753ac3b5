import { signInApi } from '#api/customer.ts';
import { isUnclear } from '#rules/messages/isUnclear.ts';
import type { ArgsOf } from '#schemas/endpoint.ts';
import type { register as registerCall } from '#schemas/customer.ts';
import type { SignIn } from '#schemas/customerShape.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectOnline } from '#store/online.ts';
import { catchUp } from '#store/persistence/otherTabs.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { formFound, registrationFailed } from '#store/session/formEvents.ts';
import { watchAttempts } from './attempts.ts';
import type { SessionContext } from './sessionContext.ts';
import { failed, findRegistered, type Outcome, signIn, signInRegistered } from './signIn.ts';
import { forgetUnclear, mayBeDone } from './unclearForms.ts';

/** How a registration ended; `signInFailed`: the account exists, but nobody is logged in (SESS-32). */
export type RegisterOutcome = Outcome | { kind: 'signInFailed' };

type Form = ArgsOf<typeof registerCall>;

/**
 * The sign in by which a registration is found to be done although its answer was lost; `unclear` where that has no
 * answer either.
 */
async function findDone(
  context: SessionContext,
  { email, password }: Form,
  problem: Problem,
): Promise<SignIn | 'unclear' | undefined> {
  const { message } = failed(context, problem);
  const isRepetition = 'refusal' in message && message.refusal === 'usedEmail';
  if (!mayBeDone(context.store, problem, { values: [email, password], isRepetition })) return undefined;
  const { data, error } = await findRegistered(context, { username: email, password });
  // What is refused as a repetition has its own text.
  if (data === undefined) return !isRepetition && isUnclear(error as Problem) ? 'unclear' : undefined;
  context.store.dispatch(formFound({ form: 'register', id: data.customer.idCustomer }));
  return data;
}

/**
 * Registers a customer and signs her in (SESS-31 to SESS-33, ERR-59), unless somebody has signed in, or is doing so, since
 * the form was sent: here or in another tab. Where the answer is lost, a sign in tells whether it was done.
 */
export async function register(context: SessionContext, form: Form): Promise<RegisterOutcome> {
  const { store, say } = context;
  const isAlone = watchAttempts(store);
  const isOnline = selectOnline(store.getState());
  const { error } = await store.dispatch(signInApi.endpoints.register.initiate(form, { track: false }));
  const problem = error as Problem | undefined;
  const found = problem && (await findDone(context, form, problem));
  if (problem !== undefined && (found === undefined || found === 'unclear')) {
    store.dispatch(registrationFailed(problem));
    // Without network nothing was sent.
    if (found && isOnline) return { kind: 'failed', message: { refusal: 'registrationUnclear' } };
    return failed(context, problem);
  }
  forgetUnclear(store);
  catchUp(store);
  if (!isAlone() || selectLoggedIn(store.getState())) {
    say('registered');
    return { kind: 'done' };
  }
  const { email: username, password } = form;
  const { kind } = await (found && found !== 'unclear'
    ? signInRegistered(context, found)
    : signIn(context, { username, password, keepSession: false }, 'registration'));
  say('registered');
  return kind === 'done' ? { kind } : { kind: 'signInFailed' };
}

/** Has a link to a new password sent by e-mail (API-69, ERR-58). */
export async function recover(context: SessionContext, form: { email: string }): Promise<Outcome> {
  const { error } = await context.store.dispatch(
    signInApi.endpoints.recoverPassword.initiate(form, { track: false }),
  );
  if (error !== undefined) return failed(context, error as Problem);
  context.say('recovery');
  return { kind: 'done' };
}
