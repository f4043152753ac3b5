import { cookieText } from '#lib/cookieText.ts';
import { readCookie } from '#lib/cookies.ts';

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
 * The cookies of a login (SESS-18 to SESS-20, SESS-22): the session lives for a day, kept for a week; the hash for a
 * week. `secure` is whether the page is served by https (SESS-23).
 */
export const loginCookies = ({ marker, hash, keepSession }: Login, secure: boolean): string[] => [
  cookieText(names.session, marker, { maxAge: keepSession === '1' ? week : day, secure }),
  cookieText(names.customer, hash, { maxAge: week, secure }),
];

/** Removes both cookies of the session, and no other (SESS-43, SESS-44). */
export const removedCookies = (secure: boolean): string[] =>
  Object.values(names).map((name) => cookieText(name, '', { maxAge: 0, secure }));

/** What the cookies of a page say of the session. */
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
