import type { PersistedCustomer } from '#schemas/persisted.ts';
import type { KeepSession, StoredSession } from './sessionCookies.ts';
import type { Autologin } from './signIn.ts';

/** What the device has stored of a customer when the shop starts. */
export interface StoredCustomer extends StoredSession {
  /** That of the persisted customer. */
  loggedIn: boolean;
  keepSession: KeepSession | undefined;
  /** Whether session storage has a token of this session. */
  hasToken: boolean;
}

/**
 * What is removed before anything else: `credentials` are the token, `keep_session` and both cookies of the session;
 * `session` is all session-bound data with them (STATE-14), where the last customer left some.
 */
export type Removal = 'nothing' | 'credentials' | 'session';

/** How the shop starts. */
export type StartDecision = { remove: Removal } & (
  | { kind: 'stay' | 'anonymous' }
  | {
      kind: 'autologin';
      hash: string;
      /** Whether the cart is emptied once the login has succeeded (SESS-37). */
      emptyCart: boolean;
      /** What is stored once it has (SESS-41). */
      keepSession: KeepSession;
    }
);

/**
 * How the shop starts with what the device has stored and what its address asks for (SESS-35 to SESS-42, SESS-48).
 *
 * - A customer stays logged in while the session cookie lives and `keep_session` is stored, with the token of this tab
 *   or a new one by the stored hash. The address is ignored then (SESS-36): a link must not replace the customer.
 * - Everyone else who was logged in is cleaned out, also by the two cookies, before the address may log somebody in.
 * - A visitor is logged in by the address, else by the stored hash as long as the session cookie lives. Without one of
 *   them what is left of a session is removed; the cart is the visitor's own and stays.
 */
export function startDecision(stored: StoredCustomer, asked: Autologin | undefined): StartDecision {
  const { loggedIn, keepSession, hasToken, lives, hash } = stored;
  const byHash = (own: string): StartDecision => ({
    kind: 'autologin',
    remove: 'nothing',
    hash: own,
    emptyCart: false,
    keepSession: keepSession ?? '0',
  });

  if (loggedIn && keepSession !== undefined && lives) {
    if (hasToken) return { kind: 'stay', remove: 'nothing' };
    if (hash !== undefined) return byHash(hash);
  }
  if (asked !== undefined)
    return { kind: 'autologin', remove: loggedIn ? 'session' : 'nothing', ...asked, keepSession: '0' };
  if (!loggedIn && lives && hash !== undefined) return byHash(hash);
  if (loggedIn) return { kind: 'anonymous', remove: 'session' };
  const leftover = lives || hasToken || hash !== undefined || keepSession !== undefined;
  return { kind: 'anonymous', remove: leftover ? 'credentials' : 'nothing' };
}

/** What the answer to a login has of the session that it opens; the server opens none where a text is ''. */
interface OpenedSession {
  token: string;
  customer: { idCustomer: string; id_hash: string };
}

/** What the answer to a login says of two-step authentication and of the session. */
interface LoginAnswer extends OpenedSession {
  two_step_auth_enable: boolean;
  two_step_auth_device_active: boolean;
}

/** How a login goes on: it is complete, needs the code of two steps, or has failed although it was answered. */
export type LoginStep = 'complete' | 'code' | 'failed';

/**
 * Whether an answer opens a session: with a token, and with the customer and the hash that the next tab needs (SESS-16,
 * SESS-17, SESS-20).
 */
export const opensSession = ({ token, customer }: OpenedSession): boolean =>
  ![token, customer.idCustomer, customer.id_hash].includes('');

/**
 * The next step of a login that the server has accepted (TFA-02, TFA-04, TFA-11). `offered` is the setting of the
 * environment: without it the fields of two steps are ignored. A complete login opens a session; without one nobody is
 * logged in.
 */
export function loginStep(answer: LoginAnswer, offered: boolean): LoginStep {
  if (offered && answer.two_step_auth_enable && !answer.two_step_auth_device_active) return 'code';
  return opensSession(answer) ? 'complete' : 'failed';
}

/** The three classes of visitors, as tracking names them (SESS-04, SESS-05). */
export type VisitorClass = PersistedCustomer['buyerType'];

/** The class of a visitor: only a customer can be one who has bought (SESS-05). */
export function visitorClass(visitor: { loggedIn: boolean; hasOrders: boolean }): VisitorClass {
  if (!visitor.loggedIn) return 'logged out';
  return visitor.hasOrders ? 'existing customer' : 'new customer';
}
