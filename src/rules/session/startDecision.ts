import type { PersistedCustomer } from '#schemas/persisted.ts';
import type { KeepSession, StoredSession } from './sessionCookies.ts';
import type { Autologin } from './signIn.ts';

/** The stored credentials of a customer when the shop starts. */
export interface StoredCustomer extends StoredSession {
  /** `loggedIn` of the persisted customer. */
  loggedIn: boolean;
  keepSession: KeepSession | undefined;
  /** Whether session storage has a token of this session. */
  hasToken: boolean;
}

/**
 * The data to remove first: `credentials` are the token, `keep_session` and both cookies of the session; `session` also
 * has all session-bound data of the last customer (STATE-14).
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
      /** The choice to store after the login (SESS-41). */
      keepSession: KeepSession;
    }
);

/**
 * Decides how the shop starts, by the stored credentials and the login that the URL requests (SESS-35 to SESS-42,
 * SESS-48).
 *
 * - A customer stays logged in while the session cookie lives and `keep_session` is stored, with the token of this tab
 *   or a new one by the stored hash. The login of the URL is ignored then: a link must not replace the customer (SESS-36).
 * - Any other customer is cleaned out, with both cookies, before the URL may log in another one.
 * - A guest is logged in by the URL, else by the stored hash while the session cookie lives. If there is neither, the rest
 *   of an ended session is removed; the guest's cart stays.
 */
export function startDecision(stored: StoredCustomer, requested: Autologin | undefined): StartDecision {
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
  if (requested !== undefined)
    return { kind: 'autologin', remove: loggedIn ? 'session' : 'nothing', ...requested, keepSession: '0' };
  if (!loggedIn && lives && hash !== undefined) return byHash(hash);
  if (loggedIn) return { kind: 'anonymous', remove: 'session' };
  const leftover = lives || hasToken || hash !== undefined || keepSession !== undefined;
  return { kind: 'anonymous', remove: leftover ? 'credentials' : 'nothing' };
}

/** The fields of a login's reply that open a session; the server opens none if one is ''. */
interface OpenedSession {
  token: string;
  customer: { idCustomer: string; id_hash: string };
}

/** The fields of a login's reply about two-step authentication and the session. */
interface LoginAnswer extends OpenedSession {
  two_step_auth_enable: boolean;
  two_step_auth_device_active: boolean;
}

/** The next step of a login: complete, a code is needed, or failed in spite of a reply. */
export type LoginStep = 'complete' | 'code' | 'failed';

/**
 * Whether a reply opens a session: it has a token, and the customer and hash that other tabs need (SESS-16, SESS-17,
 * SESS-20).
 */
export const opensSession = ({ token, customer }: OpenedSession): boolean =>
  ![token, customer.idCustomer, customer.id_hash].includes('');

/**
 * The next step of a login that the server has accepted (TFA-02, TFA-04, TFA-11). `offered` is the setting of the
 * environment: without it the fields of two steps are ignored. Only a complete login opens a session.
 */
export function loginStep(answer: LoginAnswer, offered: boolean): LoginStep {
  if (offered && answer.two_step_auth_enable && !answer.two_step_auth_device_active) return 'code';
  return opensSession(answer) ? 'complete' : 'failed';
}

/** The three classes of visitors, as tracking names them (SESS-04, SESS-05). */
export type VisitorClass = PersistedCustomer['buyerType'];

/** Returns the class of a visitor; only a customer can have bought (SESS-05). */
export function visitorClass(visitor: { loggedIn: boolean; hasOrders: boolean }): VisitorClass {
  if (!visitor.loggedIn) return 'logged out';
  return visitor.hasOrders ? 'existing customer' : 'new customer';
}
