import { signInApi } from '#api/customer.ts';
import type { ArgsOf } from '#schemas/endpoint.ts';
import type { register as registerCall } from '#schemas/customer.ts';
import type { Problem } from '#schemas/problem.ts';
import { catchUp } from '#store/persistence/otherTabs.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { watchAttempts } from './attempts.ts';
import type { SessionContext } from './sessionContext.ts';
import { failed, type Outcome, signIn } from './signIn.ts';

/** How a registration ended; `signInFailed`: the account exists, but nobody is logged in (SESS-32). */
export type RegisterOutcome = Outcome | { kind: 'signInFailed' };

/**
 * Registers a customer and signs her in (SESS-31 to SESS-33, ERR-59), unless somebody has signed in, or is doing so, since
 * the form was sent: here or in another tab.
 */
export async function register(
  context: SessionContext,
  form: ArgsOf<typeof registerCall>,
): Promise<RegisterOutcome> {
  const { store, say } = context;
  const isAlone = watchAttempts(store);
  const { error } = await store.dispatch(signInApi.endpoints.register.initiate(form, { track: false }));
  if (error !== undefined) return failed(context, error as Problem);
  catchUp(store);
  if (!isAlone() || selectLoggedIn(store.getState())) {
    say('registered');
    return { kind: 'done' };
  }
  const { email: username, password } = form;
  const { kind } = await signIn(context, { username, password, keepSession: false }, 'registration');
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
