import { cookieText, readCookie } from '#lib/cookies.ts';
import type { FlagValues } from '#schemas/flags.ts';

/** Whether a customer chose to stay logged in: `keep_session` in local storage (SESS-41). */
export type KeepSession = '0' | '1';

/** The cookies of the session (SESS-21, SESS-22). */
const names = { session: 'session-id', customer: 'access_token' } as const;

const day = 86_400;
const week = 7 * day;

interface Login {
  /** A random marker of the session, no secret. */
  marker: string;
  /** The customer's id hash. */
  hash: string;
  keepSession: KeepSession;
}

/**
 * Returns the cookies of a login (SESS-18 to SESS-20, SESS-22): the marker lives for a day, or a week if the customer
 * stays logged in; the hash for a week. `secure` is whether the page is served by https (SESS-23).
 */
export const loginCookies = ({ marker, hash, keepSession }: Login, secure: boolean): string[] => [
  cookieText(names.session, marker, { maxAge: keepSession === '1' ? week : day, secure }),
  cookieText(names.customer, hash, { maxAge: week, secure }),
];

/** Removes both cookies of the session, and no other (SESS-43, SESS-44). */
export const removedCookies = (secure: boolean): string[] =>
  Object.values(names).map((name) => cookieText(name, '', { maxAge: 0, secure }));

/** The session as the cookies of a page describe it. */
export interface StoredSession {
  /** Whether the session cookie lives; the browser drops it when it expires. */
  lives: boolean;
  /** The customer's id hash, if one is stored. */
  hash: string | undefined;
}

/** The marker of the session, as long as its cookie lives; tabs of one session have the same (SESS-22). */
export const sessionMarker = (cookies: string): string | undefined =>
  readCookie(cookies, names.session) || undefined;

/** The session in the cookies of a page; an empty cookie is none. */
export const readSession = (cookies: string): StoredSession => ({
  lives: sessionMarker(cookies) !== undefined,
  hash: readCookie(cookies, names.customer) || undefined,
});

/** The stored choice; any other value is a missing one (SESS-41). */
export const parseKeepSession = (text: string | null | undefined): KeepSession | undefined =>
  text === '0' || text === '1' ? text : undefined;

/** The fields that distinguish two copies of a device's customer. */
export interface SessionCopy {
  loggedIn: boolean;
  idCustomer?: string | undefined;
  /** Number of sessions that have ended on the device. */
  endedSessions: number;
}

/**
 * Compares another tab's copy of the persisted data with this tab's session: `same`, `newer` or `ended`. `known` is the
 * last state that both tabs had, if any. Copies of two sessions are never merged: the newer one replaces the other. If
 * both tabs have ended their session, or two customers are logged in, the last write wins.
 */
export function otherSession(
  own: SessionCopy,
  known: SessionCopy | undefined,
  other: SessionCopy | undefined,
): 'same' | 'newer' | 'ended' {
  if (other === undefined) return 'same';
  if (other.endedSessions > own.endedSessions) return 'newer';
  if (other.endedSessions < own.endedSessions) return 'ended';
  const bothEnded = known !== undefined && known.endedSessions < other.endedSessions;
  const twoCustomers = own.loggedIn && other.loggedIn && own.idCustomer !== other.idCustomer;
  return bothEnded || twoCustomers ? 'newer' : 'same';
}

/** Whether a login goes to the new front of the server. */
export type LoginFront = 'ligado' | 'desligado';

type LoginFlags = Pick<FlagValues, 'hash_login_front' | 'rollout_login_front'>;

/** On if both login flags are on (FLAG-12 to FLAG-14). */
export const loginFront = (flags: LoginFlags): LoginFront =>
  flags.hash_login_front && flags.rollout_login_front ? 'ligado' : 'desligado';

/** The rollout flag that a login sends, if any (FLAG-14, API-65). */
export const rolloutField = (front: LoginFront): { rollout?: 'ligado' } =>
  front === 'ligado' ? { rollout: front } : {};

/** Three days, in s (SESS-22). */
const life = 259_200;

/** The cookie that keeps the login front (FLAG-14, SESS-22). */
export const loginFrontCookie = (front: LoginFront, secure: boolean): string =>
  cookieText('login_front_rollout_cookie', front, { maxAge: life, secure });
