import { signInApi } from '#api/customer.ts';
import { confirmWrite } from '#flows/confirmWrite.ts';
import { isUnclear } from '#rules/messages/messages.ts';
import type { register as registerCall } from '#schemas/customer.ts';
import type { ArgsOf } from '#schemas/endpoint.ts';
import type { Problem } from '#schemas/problem.ts';
import { catchUp } from '#store/persistence/otherTabs.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { formFound, registrationFailed } from '#store/session/formEvents.ts';
import type { ActionOutcome } from './formOutcome.ts';
import type { SessionContext } from './sessionContext.ts';
import { failed, findRegistered, signIn, signInRegistered } from './signIn.ts';

/** How a registration ended; `signInFailed`: the account exists, but nobody is logged in (SESS-32). */
export type RegisterOutcome = ActionOutcome | { kind: 'signInFailed' };

type Form = ArgsOf<typeof registerCall>;

const isEmailUsed = (context: SessionContext, problem: Problem) => {
  const { message } = failed(context, problem);
  return 'refusal' in message && message.refusal === 'usedEmail';
};

/** Signs in to find a registration without a response: returns the reply, false if refused, undefined without a response. */
async function findSignIn(context: SessionContext, username: string, password: string) {
  const { data, error } = await findRegistered(context, { username, password });
  if (data) context.store.dispatch(formFound({ form: 'register', id: data.customer.idCustomer }));
  return data ?? (isUnclear(error as Problem) ? undefined : false);
}

/**
 * Registers a customer and signs her in (SESS-31 to SESS-33, ERR-59), unless another sign in has begun since the form was
 * sent, or another tab has logged in. Without a response, a sign in finds out whether the registration was done.
 */
export async function register(context: SessionContext, form: Form): Promise<RegisterOutcome> {
  const { store, say } = context;
  const { signal } = store.signIns.newest;
  const { email, password } = form;
  const written = await confirmWrite(store, {
    send: () => store.dispatch(signInApi.endpoints.register.initiate(form, { track: false })),
    readAfter: () => findSignIn(context, email, password),
    isDone: (found) => found,
    values: [email, password],
    isRepetition: (problem) => isEmailUsed(context, problem),
  });
  if (written.kind !== 'done') {
    store.dispatch(registrationFailed(written.problem));
    // A refused repetition has its own text.
    if (written.kind === 'unclear' && isUnclear(written.problem))
      return { kind: 'failed', message: { refusal: 'registrationUnclear' } };
    return failed(context, written.problem);
  }
  catchUp(store);
  if (signal.aborted || selectLoggedIn(store.getState())) {
    say('registered');
    return { kind: 'done' };
  }
  const { kind } = await (written.found
    ? signInRegistered(context, written.found)
    : signIn(context, { username: email, password, keepSession: false }, 'registration'));
  say('registered');
  return kind === 'done' ? { kind } : { kind: 'signInFailed' };
}

/** Has a link to a new password sent by e-mail (API-69, ERR-58). */
export async function recover(context: SessionContext, form: { email: string }): Promise<ActionOutcome> {
  const { error } = await context.store.dispatch(
    signInApi.endpoints.recoverPassword.initiate(form, { track: false }),
  );
  if (error !== undefined) return failed(context, error as Problem);
  context.say('recovery');
  return { kind: 'done' };
}
