import { readCookie } from '#lib/cookies.ts';

/** The cookie of the analytics product (TRACK-05). */
export const analyticsCookie = '_ga';

/** The length of the prefix before the client id: 'GA1.2.'. */
const prefixLength = 6;

/** Returns the client id in the analytics cookie, after its first 6 characters; undefined without one (TRACK-04, TRACK-05). */
export function clientIdOf(cookies: string): string | undefined {
  const value = readCookie(cookies, analyticsCookie) ?? '';
  return value.slice(prefixLength) || undefined;
}

/** The value that mock builds give the cookie (TRACK-40): a random number and the time in seconds. */
export const analyticsValue = (random: number, now: number): string =>
  `GA1.2.${Math.floor(random * 2 ** 31)}.${Math.floor(now / 1000)}`;

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An id of 8 characters for a visitor without the cookie (TRACK-06, TRACK-07). */
export const randomId = (random: () => number): string =>
  Array.from({ length: 8 }, () => letters.charAt(Math.floor(random() * letters.length))).join('');
