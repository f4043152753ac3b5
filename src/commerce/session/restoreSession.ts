import { customerApi, signInApi } from '#api/customer.ts';
import { sessionApi } from '#api/shopApi.ts';
import { newAnswer } from '#api/transport/request.ts';
import type { Autologin } from '#rules/session/signIn.ts';
import { loginStep, startDecision } from '#rules/session/startDecision.ts';
import { visitorClass } from '#rules/session/visitorClass.ts';
import type { Customer } from '#schemas/customerShape.ts';
import type { Problem, ProblemCode } from '#schemas/problem.ts';
import { catchUp } from '#store/persistence/otherTabs.ts';
import { selectCustomer, selectLoggedIn } from '#store/session/customer.ts';
import { selectTwoStep } from '#store/session/twoStep.ts';
import { customerRead, startDecided } from '#store/session/customerEvents.ts';
import { beginAttempt } from './attempts.ts';
import { completeSignIn } from './completeSignIn.ts';
import { fingerprintOf } from './fingerprint.ts';
import { leaveSession } from './guestLines.ts';
import type { SessionContext } from './sessionContext.ts';

/** Failures that say nothing about the hash: the server was not reached, had trouble, or something else has answered. */
const unanswered: ReadonlySet<ProblemCode> = new Set([
  'network',
  'timeout',
  'server',
  'aborted',
  'notJson',
  'tooLarge',
]);

/** Keeps what the server has told of the customer of this session. */
const keep = ({ store }: SessionContext, customer: Customer) =>
  store.dispatch(
    customerRead({
      ...customer,
      buyerType: visitorClass({ loggedIn: true, hasOrders: customer.visitor_has_orders }),
    }),
  );

/** Asks the server for the customer as she is now; a call that is under way is shared. */
async function askCustomer({ store }: SessionContext) {
  const read = store.dispatch(customerApi.endpoints.getCustomer.initiate({}, { forceRefetch: true }));
  const outcome = await read;
  // Stryker disable next-line CallExpression: without it the answer only stays in the cache
  read.unsubscribe();
  return { answer: newAnswer(outcome), problem: outcome.error as Problem | undefined };
}

/**
 * Reads the customer for a screen that shows her details (API-73); the call is shared with the read of start. Without a
 * token, which the server could not be asked for at start, she is logged in again first. Resolves with the problem, if
 * there is one.
 */
export async function readDetails(context: SessionContext): Promise<Problem | undefined> {
  const { store, credentials } = context;
  const { hasToken } = await credentials.stored();
  if (!hasToken) await renewToken(context);
  const { answer, problem } = await askCustomer(context);
  if (answer?.customer.idCustomer === selectCustomer(store.getState()).idCustomer && answer)
    keep(context, answer.customer);
  return problem;
}

/**
 * Reads what the device does not keep of the customer (PERS-08, API-73); until it is there, or fails, nothing waits. A
 * token of another customer is left from a session that another tab has replaced while this one was asleep: the tab gets
 * one of its own. False if the server could not be asked for it.
 */
async function readCustomer(context: SessionContext): Promise<boolean> {
  const { store, credentials } = context;
  const { answer } = await askCustomer(context);
  if (answer === undefined) return true;
  const { customer } = answer;
  const { idCustomer = customer.idCustomer } = selectCustomer(store.getState());
  if (customer.idCustomer !== idCustomer) {
    credentials.removeToken();
    store.dispatch(sessionApi.util.resetApiState());
    return decide(context, undefined);
  }
  keep(context, customer);
  return true;
}

/**
 * Logs in by a hash, silently (SESS-35, SESS-36, SESS-39); true once it is decided, false if the server could not be
 * asked: then everything stays as it is stored, for the next attempt.
 */
async function autoLogin(
  context: SessionContext,
  { hash, emptyCart, keepSession }: Autologin & { keepSession: '0' | '1' },
  isNewest: () => boolean,
): Promise<boolean> {
  const { store, credentials } = context;
  const { epoch } = selectCustomer(store.getState());
  const fingerprint = await fingerprintOf(context);
  const call = store.dispatch(
    signInApi.endpoints.autoLogin.initiate({ hash, fingerprint }, { track: false }),
  );
  store.signIns.autoLogin = call;
  const { data, error } = await call;
  catchUp(store);
  // The visitor has signed in or out meanwhile, also in another tab: the hash is no longer asked for.
  if (!isNewest() || selectCustomer(store.getState()).epoch !== epoch) return true;
  if (error !== undefined && unanswered.has((error as Problem).code)) return false;
  if (data === undefined || loginStep(data, context.twoStep) !== 'complete') {
    // A login in another tab has stored a hash of its own.
    const { hash: stored } = await credentials.stored();
    if (stored !== undefined && stored !== hash && selectLoggedIn(store.getState())) return true;
    if (selectLoggedIn(store.getState())) leaveSession(store, 'cleanOut');
    else await credentials.remove();
    return true;
  }
  await completeSignIn(context, data, { keepSession, via: 'login', emptyCart });
  return true;
}

/**
 * Decides at start who visits: clean-out, then auto-login (SESS-35 to SESS-42, SESS-48, APP-45). `asked` is what the
 * address asked for. Guarded screens wait for it. Also used when another tab has changed the session.
 */
export function restoreSession(context: SessionContext, asked: Autologin | undefined): Promise<boolean> {
  const { signIns } = context.store;
  // Another tab may write while this one is at it.
  signIns.deciding ??= decide(context, asked).finally(() => (signIns.deciding = undefined));
  return signIns.deciding;
}

async function decide(context: SessionContext, given: Autologin | undefined): Promise<boolean> {
  const { store, credentials } = context;
  const asked = store.signIns.isAddressNewest?.() === false ? undefined : given;
  const stored = await credentials.stored();
  catchUp(store);
  const { loggedIn } = selectCustomer(store.getState());
  // Without a customer it is left of a session that has ended, and would go with calls until somebody is logged in.
  if (!stored.hasToken || !loggedIn) credentials.removeToken();
  const decision = startDecision({ ...stored, loggedIn }, asked);
  if (decision.remove === 'session') leaveSession(store, 'cleanOut');
  if (decision.remove === 'credentials') await credentials.remove();
  let isDecided = true;
  // Who has sent a form, or is asked for a code, is about to be another customer.
  const isSigningIn = store.signIns.forms > 0 || selectTwoStep(store.getState()).awaited !== undefined;
  if (decision.kind === 'autologin' && isSigningIn) isDecided = false;
  else if (decision.kind === 'autologin') {
    const isNewest = beginAttempt(store);
    if (asked !== undefined) store.signIns.isAddressNewest = isNewest;
    isDecided = await autoLogin(context, decision, isNewest);
  }
  store.dispatch(startDecided());
  return decision.kind === 'stay' ? readCustomer(context) : isDecided;
}

/**
 * Logs a customer in again who has no token in this tab: another tab has logged her in, the server could not be asked at
 * start, or an attempt to sign in has overtaken that and has failed.
 */
export async function renewToken(context: SessionContext): Promise<void> {
  // One that is under way may have been overtaken: then it ends without a token.
  await context.store.signIns.deciding;
  const { hasToken } = await context.credentials.stored();
  if (!hasToken && selectLoggedIn(context.store.getState())) await restoreSession(context, undefined);
}
