import { customerApi, signInApi } from '#api/customer.ts';
import { sessionApi } from '#api/shopApi.ts';
import { newAnswer } from '#api/transport/request.ts';
import { fingerprintOf } from '#flows/device/deviceId.ts';
import type { Autologin } from '#rules/session/signIn.ts';
import { loginStep, startDecision, visitorClass } from '#rules/session/startDecision.ts';
import type { Customer } from '#schemas/customerShape.ts';
import type { Problem, ProblemCode } from '#schemas/problem.ts';
import { catchUp } from '#store/persistence/otherTabs.ts';
import { selectCustomer, selectLoggedIn } from '#store/session/customer.ts';
import { customerRead, startDecided } from '#store/session/customerEvents.ts';
import { selectTwoStep } from '#store/session/twoStep.ts';
import { overtakeSignIns } from './signIns.ts';
import { completeSignIn } from './completeSignIn.ts';
import { leaveSession } from './guestLines.ts';
import type { SessionContext } from './sessionContext.ts';

/** Failures that say nothing about the hash: no response, a server error, or a response that is not the shop's. */
const unanswered: ReadonlySet<ProblemCode> = new Set([
  'network',
  'timeout',
  'server',
  'aborted',
  'notJson',
  'tooLarge',
]);

/** Stores the details of the customer that the server has returned. */
const storeDetails = ({ store }: SessionContext, customer: Customer) =>
  store.dispatch(
    customerRead({
      ...customer,
      buyerType: visitorClass({ loggedIn: true, hasOrders: customer.visitor_has_orders }),
    }),
  );

/** Reads the customer from the server; a call in flight is shared. */
async function requestCustomer({ store }: SessionContext) {
  const read = store.dispatch(customerApi.endpoints.getCustomer.initiate({}, { forceRefetch: true }));
  const outcome = await read;
  // Stryker disable next-line CallExpression: without it the response only stays in the cache
  read.unsubscribe();
  return { reply: newAnswer(outcome), problem: outcome.error as Problem | undefined };
}

/**
 * Reads the customer for a screen that shows the details (API-73); the call is shared with the read at start. A tab
 * without a token, because the server was not reached at start, gets one first. Resolves with the problem, if any.
 */
export async function readDetails(context: SessionContext): Promise<Problem | undefined> {
  const { store, credentials } = context;
  const { hasToken } = await credentials.stored();
  if (!hasToken) await renewToken(context);
  const { reply, problem } = await requestCustomer(context);
  if (reply?.customer.idCustomer === selectCustomer(store.getState()).idCustomer && reply)
    storeDetails(context, reply.customer);
  return problem;
}

/**
 * Reads the details that are not persisted (PERS-08, API-73). If another tab has replaced the session, the token of this
 * tab belongs to another customer, and the tab gets a new one. False if the server could not be reached for that.
 */
async function readCustomer(context: SessionContext): Promise<boolean> {
  const { store, credentials } = context;
  const { reply } = await requestCustomer(context);
  if (reply === undefined) return true;
  const { customer } = reply;
  const { idCustomer = customer.idCustomer } = selectCustomer(store.getState());
  if (customer.idCustomer !== idCustomer) {
    credentials.removeToken();
    store.dispatch(sessionApi.util.resetApiState());
    return decide(context, undefined);
  }
  storeDetails(context, customer);
  return true;
}

/**
 * Logs in by a hash, without a form (SESS-35, SESS-36, SESS-39). False if the server could not be reached: the stored
 * credentials then stay for the next start. True in any other case.
 */
async function autoLogin(
  context: SessionContext,
  { hash, emptyCart, keepSession }: Autologin & { keepSession: '0' | '1' },
  overtaken: AbortSignal,
): Promise<boolean> {
  const { store, credentials } = context;
  const { signal } = store.session;
  const fingerprint = await fingerprintOf(context);
  const call = store.dispatch(
    signInApi.endpoints.autoLogin.initiate({ hash, fingerprint }, { track: false }),
  );
  signal.addEventListener('abort', () => call.abort());
  const { data, error } = await call;
  catchUp(store);
  // The visitor has signed in or out meanwhile, here or in another tab: the hash is void.
  if (overtaken.aborted || signal.aborted) return true;
  if (error !== undefined && unanswered.has((error as Problem).code)) return false;
  if (data === undefined || loginStep(data, context.ports.twoStep) !== 'complete') {
    // A login in another tab has stored another hash.
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
 * Decides at start whether the visitor is a customer: clean-out, then auto-login (SESS-35 to SESS-42, SESS-48, APP-45).
 * `byAddress` is the login that the page's URL requests. Guarded screens wait for this. Also called after another tab has
 * changed the session. False if the server could not be reached.
 */
export function restoreSession(context: SessionContext, byAddress: Autologin | undefined): Promise<boolean> {
  const { signIns } = context.store;
  // Another tab may write meanwhile, which calls this again.
  signIns.deciding ??= decide(context, byAddress).finally(() => (signIns.deciding = undefined));
  return signIns.deciding;
}

async function decide(context: SessionContext, given: Autologin | undefined): Promise<boolean> {
  const { store, credentials } = context;
  const byAddress = store.signIns.byAddress?.aborted ? undefined : given;
  const stored = await credentials.stored();
  catchUp(store);
  const { loggedIn } = selectCustomer(store.getState());
  // A token without a customer is left from an ended session, and calls would still carry it.
  if (!stored.hasToken || !loggedIn) credentials.removeToken();
  const decision = startDecision({ ...stored, loggedIn }, byAddress);
  if (decision.remove === 'session') leaveSession(store, 'cleanOut');
  if (decision.remove === 'credentials') await credentials.remove();
  let isDecided = true;
  // A sign in that is pending, or awaits its code, comes first.
  const isSigningIn = store.signIns.forms > 0 || selectTwoStep(store.getState()).awaited !== undefined;
  if (decision.kind === 'autologin' && isSigningIn) isDecided = false;
  else if (decision.kind === 'autologin') {
    const overtaken = overtakeSignIns(store);
    if (byAddress !== undefined) store.signIns.byAddress = overtaken;
    isDecided = await autoLogin(context, decision, overtaken);
  }
  store.dispatch(startDecided());
  return decision.kind === 'stay' ? readCustomer(context) : isDecided;
}

/**
 * Logs the customer in again if this tab has no token: another tab has logged her in, the server was not reached at
 * start, or a sign in that failed had overtaken the automatic login.
 */
export async function renewToken(context: SessionContext): Promise<void> {
  // A running decision may have been overtaken: then it ends without a token.
  await context.store.signIns.deciding;
  const { hasToken } = await context.credentials.stored();
  if (!hasToken && selectLoggedIn(context.store.getState())) await restoreSession(context, undefined);
}
